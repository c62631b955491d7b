import { main } from "./action/main.ts";
import { keepHeapSmall } from "./core/memory.ts";

keepHeapSmall();
await main();
