import { loadBuiltParts } from './built-parts.ts';
import { runShop } from './run-shop.ts';

await runShop(loadBuiltParts);
