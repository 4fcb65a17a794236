import { plural } from '@aaram/shared-domain/format';

/** The bar above the header; `amount` and `hours` come as they are written. */
export const freeDeliveryAbove = (amount: string) => `Free delivery above ${amount}`;
export const exchangeWithin = (days: number) => `Exchange within ${days} days of delivery`;
export const supportAt = (hours: string) => `Support ${hours}`;

/** The header. */
export const searchProducts = 'Search products';
export const searchExamples = 'Search shirts, bags, glow tees…';
export const playMusic = 'Play music';
export const pauseMusic = 'Pause music';
/** Said when the number of pieces in the cart has changed. */
export const inCart = (count: number) => `Cart, ${count} ${plural(count, { one: 'item', other: 'items' })}`;
/** Above the form of checkout. */
export const secureCheckout = 'Secure checkout';

/** The footer. */
export const quickLinks = 'Quick links';
export const about = 'About';
export const contact = 'Contact';
export const customerService = 'Customer service';
export const trackOrder = 'Track Order';
export const shippingPolicy = 'Shipping Policy';
export const returnPolicy = 'Exchange & Return Policy';
export const faq = 'FAQ';
export const terms = 'Terms & Conditions';
export const privacy = 'Privacy Policy';
export const grievanceOfficer = 'Grievance officer';
export const people = 'The people behind the store';
export const peopleNote = 'Thirty pictures of our milestones and memories.';
export const founderMoments = 'Founder celebrity moments';
export const copyright = (year: number, brandName: string) => `© ${year} ${brandName}. All rights reserved.`;

/** The buttons in the corner. */
export const scrollToTop = 'Scroll to top';
export const contactUs = 'Contact us';
export const callUs = 'Call us';
export const chatOnWhatsapp = 'Chat on WhatsApp';

/** While a page is loaded. */
export const loading = 'Loading';
/** The tab of the browser at an address that the shop does not know. */
export const pageNotFound = 'Page not found';
/** The button that does not agree to a question. */
export const cancel = 'Cancel';
