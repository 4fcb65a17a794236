/** The dialog that asks for the size of a product before it goes to the cart. */
export const chooseSize = 'Choose a size';
export const selectSize = 'Please select a size';
export const sizeLow = (size: string, left: number) => `${size}, only ${left} left`;
