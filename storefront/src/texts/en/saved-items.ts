/** Lines of the cart that are saved for later. */
import { formatCount, plural } from '@aaram/shared-domain/format';

export const savedForLater = 'Saved for later';
export const notLoaded = 'What you saved for later could not be loaded.';
export const nameAndSize = (product: string, size: string) => `${product}, size ${size}`;
export const pieces = (count: number) =>
  plural(count, { one: `${formatCount(count)} piece`, other: `${formatCount(count)} pieces` });
export const outOfStock = 'Out of Stock';
export const moveToCart = 'Move to cart';
export const moveItemToCart = (item: string) => `Move to cart: ${item}`;
export const removeSaved = (item: string) => `Remove ${item} from what is saved for later`;

// Toasts
export const saved = 'Saved for later.';
export const notSaved = 'It could not be saved for later and stays in your cart.';
export const moved = 'Moved to your cart.';
export const partMoved = (reason: string) => `${reason}. The others stay saved.`;
export const notMoved = 'It could not be moved to your cart and stays saved.';
export const notRemoved = 'It could not be removed.';
