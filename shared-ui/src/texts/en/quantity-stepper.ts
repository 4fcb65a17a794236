export const decreaseQuantity = 'Decrease quantity';
export const increaseQuantity = 'Increase quantity';
