import { main } from "./action/main.ts";

await main();
