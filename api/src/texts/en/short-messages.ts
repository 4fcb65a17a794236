/**
 * SMS, as they are registered on the DLT platform: a change here needs a new template there. docs/operations.md lists
 * them. WhatsApp has its own approved words, with the same values in the same order.
 */
export const loginCode = (code: string, brand: string, host: string) =>
  `${code} is your code to log in to ${brand}. It is valid for 5 minutes. Tell it to nobody.\n\n@${host} #${code}`;
export const mobileCode = (code: string, brand: string, host: string) =>
  `${code} is your code to confirm your mobile number at ${brand}. It is valid for 5 minutes. Tell it to nobody.\n\n@${host} #${code}`;
export const orderPlaced = (order: string, brand: string) =>
  `${brand}: your order ${order} is placed. You find it under My Orders.`;
export const orderSent = (order: string, brand: string) => `${brand}: your order ${order} is on its way.`;
export const orderDelivered = (order: string, brand: string) => `${brand}: your order ${order} has been delivered.`;
export const orderCancelled = (order: string, brand: string) => `${brand}: your order ${order} has been cancelled.`;
export const refund = (order: string, amount: string, brand: string) =>
  `${brand}: ${amount} for your order ${order} is on its way back to you.`;
export const returnStep = (order: string, brand: string) =>
  `${brand}: there is news about your return of order ${order}. You find it under My Orders.`;
export const security = (brand: string) =>
  `${brand}: the security of your account was changed. If it was not you, please log in and check it.`;
