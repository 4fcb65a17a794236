/** The card of a product in lists and rows. */
import { formatCount } from '@aaram/shared-domain/format';

// Badges on the picture
export const left = (count: number) => `${formatCount(count)} left`;
export const percentOff = (percent: number) => `${percent}% off`;
export const isNew = 'New';
export const glows = 'Glows';

// Names for screen readers
export const sizesOf = (product: string) => `Sizes of ${product}`;
export const addToWishlist = (product: string) => `Add ${product} to wishlist`;
export const removeFromWishlist = (product: string) => `Remove ${product} from wishlist`;
