import { loadBuiltParts } from './app.ts';
import { runShop } from './run-shop.ts';

await runShop(loadBuiltParts);
