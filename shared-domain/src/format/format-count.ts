/** A number of things, grouped as in India: 1,26,599. */
export const formatCount = (count: number) => count.toLocaleString('en-IN');
