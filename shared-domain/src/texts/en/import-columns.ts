/** Columns in files of products that are no field of it. */
export const columns = {
  id: 'Product ID',
  version: 'Version',
  size: 'Size',
  pieces: 'Pieces',
} as const;

/** Other names that people give them. */
export const otherNames: Readonly<Partial<Record<keyof typeof columns, readonly string[]>>> = {
  id: ['_id', 'ID', 'उत्पाद आईडी'],
  size: ['आकार'],
  pieces: ['Quantity', 'Qty', 'मात्रा'],
};
