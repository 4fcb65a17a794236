import type { LinkChannel, LinkState } from '@aaram/shared-domain/pay-link';

// Texts of orders for customers and their payment links.
export const newOrder = 'New order for a customer';
export const intro =
  'Make an order for a customer who called or wrote to you. The items are reserved, and the customer pays by the link that you send.';
export const findProduct = 'Find a product';
export const findHint = 'By name or SKU';
export const noProduct = 'No product found.';
export const add = (name: string) => `Add ${name}`;
export const remove = (name: string) => `Remove ${name}`;
export const chosen = 'Items of the order';
export const nothingChosen = 'No items yet. Find a product to add it.';
export const size = 'Size';
export const sizeLeft = (size: string, left: number) => `${size} (${left} left)`;
export const quantity = 'Quantity';
export const itemsTitle = 'Items';
export const customerTitle = 'Customer';
export const agreedTitle = 'Price and link';

export const name = 'Name';
export const phone = 'Phone';
export const email = 'Email';
export const emailHint = 'For the invoice and delivery updates';
export const pincode = 'PIN code';
export const address = 'Address';
export const city = 'City';
export const state = 'State';
export const chooseState = 'Choose a state';
export const landmark = 'Landmark';

export const discount = 'Agreed discount (₹)';
export const discountHint = 'Taken off the prices of the items, before GST';
export const reason = 'Reason for the discount';
export const note = 'Note';
export const noteHint = 'Only staff see it';
export const validFor = 'Link valid for';
export const hours = (count: number) => `${count} hours`;
export const payable = 'To pay';
export const makeOrder = 'Make order and link';
export const notMade = 'The order could not be made.';
export const made = 'The order is made. Send the link to the customer.';
export const checkAmount = 'Please enter an amount such as 150 or 150.50.';

export const links = 'Payment links';
export const noLinks = 'No orders for customers yet.';
export const linksNotLoaded = 'The payment links could not be loaded.';
export const notChanged = 'This could not be done.';
export const states: Record<LinkState, string> = {
  made: 'Not sent',
  sent: 'Sent',
  opened: 'Opened',
  paid: 'Paid',
  expired: 'Expired',
  cancelled: 'Cancelled',
};
export const channels: Record<LinkChannel, string> = {
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  email: 'Email',
  copy: 'Copied link',
};
export const forCustomer = (customer: string, amount: string) => `${customer}, ${amount}`;
export const madeAt = (by: string, at: string) => `Made by ${by}, ${at}`;
export const validUntil = 'Valid until';
export const sentAt = 'Sent';
export const openedAt = 'Opened';
export const paidAt = 'Paid';
export const less = (discount: string, reason: string) => `${discount}: ${reason}`;
export const discountOf = 'Discount';
export const by = (channel: string, at: string) => `${channel}, ${at}`;
export const link = 'Link';
export const linkOf = (number: string) => `Link of order ${number}`;
export const sendBy = (channel: string, number: string) => `Send order ${number} by ${channel}`;
export const copyLink = 'Copy link';
export const copied = 'Link copied.';
export const notCopied = 'The link could not be copied. Select it and copy it yourself.';
export const newLink = 'New link';
export const newLinkMade = 'There is a new link. The old one no longer works.';
export const cancel = 'Cancel order';
export const cancelTitle = (number: string) => `Cancel order ${number}?`;
export const cancelText = 'The link stops working and the reserved items go back into stock.';
export const keep = 'Keep order';
export const cancelledNow = 'The order is cancelled.';
/** What a customer gets with the link. */
export const message = (brand: string, number: string, amount: string, until: string, url: string) =>
  `Your order ${number} at ${brand} comes to ${amount}. Please check and pay it by ${until}: ${url}`;
export const subject = (brand: string, number: string) => `Your order ${number} at ${brand}`;

// On the page of an order.
export const byLink = 'Ordered by staff';
export const toLinks = 'Send or cancel the link';
