/** Before the struck price; only read out. */
export const mrp = 'MRP';
