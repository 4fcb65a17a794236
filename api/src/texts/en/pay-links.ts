/** For staff who make an order for a customer. */
export const checkEmail = 'Please check the email address.';
export const discountTooLarge = (most: string, percent: number) =>
  `You can take off at most ${most} of this order (${percent} %).`;
export const sayWhy = 'Please say why there is a discount.';
export const pricesChanged = 'Prices have changed. Please check the amounts.';
export const tooManyOpen = (most: number) =>
  `${most} orders wait to be paid by link. Cancel one, or wait until one is paid.`;
export const linkOver = 'This order can no longer be paid by link.';
export const paidAlready = 'This order is paid. Cancel it on its page.';
export const beingPaid = 'A payment of this order is being checked. Please try again in a minute.';

/** For the person who opens a link. */
export const linkEnded = 'This payment link is no longer valid.';
