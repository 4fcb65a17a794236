/** The pages of the ten categories, in the header and as their titles. What is stored with a product is no text. */
export const men = 'Men';
export const women = 'Women';
export const kids = 'Kids';
export const glow = 'Glow';
export const accessories = 'Accessories';
export const swimwears = 'Swimwears';
export const bags = 'Bags';
export const shoes = 'Shoes';
export const cosmetics = 'Cosmetics';
export const customized = 'Customized';
