/** The cart. Checkout shows its lines and the progress to free delivery too. */
import { formatCount, plural } from '@aaram/shared-domain/format';

export const yourCart = 'Your cart';
export const emptyCart = 'Your cart is empty';
export const emptyCartAdvice = 'What you add is saved here, on every device you log in from.';

// Lines
export const items = 'Items in your cart';
export const nameAndSize = (product: string, size: string) => `${product}, size ${size}`;
export const priceEach = (amount: string) => `${amount} each`;
export const quantityOf = (product: string) => `Quantity of ${product}`;
export const removeItem = (product: string) => `Remove ${product}`;

export const saveForLater = 'Save for later';
export const saveItemForLater = (product: string) => `Save for later: ${product}`;

// Toasts
export const cartUpdated = 'Cart updated';
export const cartNotUpdated = 'Failed to update cart';
export const itemRemoved = 'Item removed';
export const itemNotRemoved = 'Failed to remove item';
export const itemNoLongerAvailable = (product: string) =>
  `${product} is no longer available and was removed from your cart.`;

// Progress to free delivery; the first words are bold
export const freeDelivery = <Part>(bold: (words: string) => Part, limit: string) => [
  bold('You get free delivery.'),
  ` Your total is above ${limit}.`,
];
export const freeDeliveryFrom = <Part>(bold: (words: string) => Part, missing: string) => [
  bold(`Add more than ${missing}`),
  ' for free delivery.',
];
export const freeDeliveryWithAnyItem = <Part>(bold: (words: string) => Part) => [
  bold('Add any item'),
  ' for free delivery.',
];
export const freeDeliveryProgress = 'Progress to free delivery';

// Summary
export const summary = 'Summary';
export const itemsWithGst = (count: number) =>
  plural(count, { one: `${formatCount(count)} item with GST`, other: `${formatCount(count)} items with GST` });
export const proceedToCheckout = 'Proceed to Checkout';
export const clearCart = 'Clear cart';
export const askClearCart = 'Are you sure?';
export const editDesign = 'Change the design';
