import { formatPaise } from '@aaram/shared-domain/money';
import type { Order } from '@aaram/shared-domain/order';
import { defaultSettings } from '@aaram/shared-domain/settings';

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const rupees = (amount: number) => formatPaise(Math.round(amount * 100));

/** A mail of plain paragraphs and one list, as text and as HTML; everything in it is escaped. */
function writeMail(
  order: Order,
  { subject, lead, items, link }: { subject: string; lead: string; items: string[]; link: string },
) {
  const { brandName } = defaultSettings;
  const number = `Order ${order._id}${order.invoiceNumber === null ? '' : `, invoice ${order.invoiceNumber}`}`;
  const list = items.map((item) => `- ${item}`).join('\n');
  const htmlList = items.map((item) => `<li>${escapeHtml(item)}</li>`).join('');
  return {
    to: order.user.email,
    subject,
    text: [`Hello ${order.user.name},`, lead, list, number, `Your orders: ${link}`, brandName].join('\n\n'),
    html: [
      `<p>Hello ${escapeHtml(order.user.name)},</p><p>${escapeHtml(lead)}</p><ul>${htmlList}</ul>`,
      `<p>${escapeHtml(number)}<br><a href="${escapeHtml(link)}">Your orders</a></p><p>${escapeHtml(brandName)}</p>`,
    ].join('\n'),
  };
}

const describeLine = ({ product, quantity, size }: Order['product'][number]) =>
  `${quantity} × ${product.name}${size === 'Quantity' ? '' : `, size ${size}`}: ${rupees(product.price * quantity)}`;

/** What a shopper is sent once an order is paid. `publicUrl` is the shop's address. */
export function writeConfirmation(order: Order, publicUrl: string) {
  return writeMail(order, {
    subject: `Your ${defaultSettings.brandName} order is confirmed`,
    lead: `Thank you for your order. Your payment of ${rupees(order.payableAmount)} has arrived, and we are packing:`,
    items: order.product.map(describeLine),
    link: `${publicUrl}/user-dashboard?tab=myorders`,
  });
}

/** What a shopper is sent once the money of an order that could not be served went back. */
export function writeRefund(order: Order, publicUrl: string) {
  return writeMail(order, {
    subject: `Your ${defaultSettings.brandName} order was cancelled and refunded`,
    lead: `We are sorry: we could not serve this order. Your payment of ${rupees(order.payableAmount)} is on its way back to you.`,
    items: order.product.map(describeLine),
    link: `${publicUrl}/user-dashboard?tab=myorders`,
  });
}
