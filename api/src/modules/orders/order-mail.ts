import { formatRupees } from '@aaram/shared-domain/money';
import type { Order } from '@aaram/shared-domain/order';
import { defaultSettings } from '@aaram/shared-domain/settings';

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** What a shopper is sent once an order is paid. */
export function writeConfirmation(order: Order, publicUrl: string) {
  const rows = order.product.map(({ product, quantity, size }) => ({
    what: `${product.name}, ${size === 'Quantity' ? '' : `size ${size}, `}${quantity} ×`,
    price: formatRupees(product.price),
  }));
  const link = `${publicUrl}/user-dashboard?tab=myorders`;
  const text = [
    `Hello ${order.user.name},`,
    `thank you for your order. Your payment of ${formatRupees(order.payableAmount)} has arrived, and we are packing:`,
    rows.map(({ what, price }) => `- ${what} ${price}`).join('\n'),
    `Order ${order._id}${order.invoiceNumber === null ? '' : `, invoice ${order.invoiceNumber}`}`,
    `Follow it here: ${link}`,
    defaultSettings.brandName,
  ].join('\n\n');
  const html = [
    `<p>Hello ${escapeHtml(order.user.name)},</p>`,
    `<p>thank you for your order. Your payment of <strong>${formatRupees(order.payableAmount)}</strong> has arrived, and we are packing:</p>`,
    `<ul>${rows.map(({ what, price }) => `<li>${escapeHtml(what)} ${price}</li>`).join('')}</ul>`,
    `<p>Order ${order._id}${order.invoiceNumber === null ? '' : `, invoice ${escapeHtml(order.invoiceNumber)}`}<br><a href="${escapeHtml(link)}">Follow your order</a></p>`,
    `<p>${escapeHtml(defaultSettings.brandName)}</p>`,
  ].join('\n');
  return { to: order.user.email, subject: `Your ${defaultSettings.brandName} order is confirmed`, text, html };
}
