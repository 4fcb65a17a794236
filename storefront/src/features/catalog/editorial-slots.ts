/** A tile follows the fourth of every twelve products, so it is never in the first row. */
const TILE_EVERY = 12;
const TILE_AFTER = 4;
/** Most categories have two tiles. */
const FEWER: Partial<Record<string, number>> = { accessories: 1, customized: 1 };
const USUAL = 2;

/** Which tile of a category's list follows the card at `index`; undefined when none does. */
export function findTileAfter(slug: string | undefined, index: number): number | undefined {
  const position = index + 1;
  const number = Math.floor(position / TILE_EVERY);
  const isSlot = position % TILE_EVERY === TILE_AFTER && slug !== undefined;
  return isSlot && number < (FEWER[slug] ?? USUAL) ? number : undefined;
}
