import { loadAgainstParts } from './against-parts.ts';
import { runShop } from './run-shop.ts';

await runShop(loadAgainstParts);
