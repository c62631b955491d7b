import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["__tests__/acceptance/**/*.test.ts"],
    testTimeout: 300_000,
    hookTimeout: 600_000,
    pool: "forks",
    maxWorkers: 1,
  },
});
