import { loadDevParts } from './dev-parts.ts';
import { runShop } from './run-shop.ts';

await runShop(loadDevParts);
