/** The name of a button with a number on it, such as 'Wishlist, 2 items'. */
export const labelWithCount = (label: string, count: number) =>
  count === 1 ? `${label}, ${count} item` : `${label}, ${count} items`;
