/** Beside a product on the wishlist or saved for later. */
export const lessThanSaved = (less: string) => `${less} less than when you saved it`;
