/** True in `npm run test:long`, `test:attack` and `test:chaos`: nothing is left out. */
export const isLongForm = process.env.PROOF === 'long';

/** What a sweep visits: all in the long form, in the short one every nth, the first one included. */
export const takeSample = <Item>(items: readonly Item[], nth: number): Item[] =>
  items.filter((_, index) => isLongForm || index % nth === 0);
