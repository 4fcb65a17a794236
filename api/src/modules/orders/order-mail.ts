import { formatPaise } from '@aaram/shared-domain/money';
import type { Order, OrderStatus } from '@aaram/shared-domain/order';
import { describeOrderCharges } from '@aaram/shared-domain/pricing';
import type { StoreSettings } from '@aaram/shared-domain/settings';
import { type Block, type Mail, writeMail } from '#mail/write-mail.ts';

/** What mails about orders need to know besides the order. `publicUrl` is the shop's address. */
export type MailContext = { publicUrl: string; store: StoreSettings };

const rupees = (amount: number) => formatPaise(Math.round(amount * 100));

const describeLine = ({ product, quantity, size, customImages }: Order['product'][number]) => {
  const details = [size === 'Quantity' ? '' : `size ${size}`, customImages === null ? '' : 'with your own design'];
  return `${[`${quantity} × ${product.name}`, ...details.filter(Boolean)].join(', ')}: ${rupees(product.price * quantity)}`;
};

const lines = (order: Order): Block => ({ kind: 'list', items: order.product.map(describeLine) });

const amounts = (order: Order): Block => ({
  kind: 'facts',
  isSum: true,
  rows: describeOrderCharges(order).map(({ label, value }) => [label, value] as const),
});

function address({ shippingAddress: to }: Order): Block {
  return {
    kind: 'address',
    title: 'Delivery to',
    lines: [to.name, to.address, to.landmark ?? '', `${to.city}, ${to.state} ${to.pincode}`, to.phone].filter(Boolean),
  };
}

const numbers = (order: Order): Block => ({
  kind: 'facts',
  rows: [
    ['Order', order.number],
    ...(order.invoiceNumber === null ? [] : [['Invoice', order.invoiceNumber] as const]),
    ...(order.trackingId === null ? [] : [['Tracking ID', order.trackingId] as const]),
  ],
});

type Content = { subject: string; title: string; blocks: readonly Block[] };

function write(order: Order, { publicUrl, store }: MailContext, { blocks, ...content }: Content): Mail {
  const link: Block = { kind: 'link', label: 'Your orders', url: `${publicUrl}/user-dashboard?tab=myorders` };
  const { name, email } = order.user;
  return writeMail({ to: email, name, ...content, blocks: [...blocks, numbers(order), link], store });
}

/** What a shopper is sent once an order is paid. */
export function writeConfirmation(order: Order, context: MailContext): Mail {
  const lead = `Thank you for your order. Your payment of ${rupees(order.payableAmount)} has arrived, and we are packing:`;
  return write(order, context, {
    subject: `Your ${context.store.brandName} order is confirmed`,
    title: 'Your order is confirmed',
    blocks: [{ kind: 'text', text: lead }, lines(order), amounts(order), address(order)],
  });
}

/** What a shopper is sent once the money of an order that could not be served went back. */
export function writeRefund(order: Order, context: MailContext): Mail {
  const lead = `We are sorry: we could not serve this order. Your payment of ${rupees(order.payableAmount)} is on its way back to you.`;
  return write(order, context, {
    subject: `Your ${context.store.brandName} order was cancelled and refunded`,
    title: 'Your money is on its way back',
    blocks: [{ kind: 'text', text: lead }, lines(order)],
  });
}

/** The states of an order its shopper is told about, in what words. */
const news: Partial<Record<OrderStatus, { subject: string; lead: (order: Order) => string }>> = {
  Processing: { subject: 'is being packed', lead: () => 'We are packing your order:' },
  Shipped: {
    subject: 'is on its way',
    lead: (order) =>
      order.trackingId === null
        ? 'Your order has left us and is on its way to you:'
        : 'Your order has left us and is on its way to you. Its tracking ID stands below:',
  },
  Delivered: {
    subject: 'has been delivered',
    lead: () => 'Your order has been delivered. We hope you like it, and would love to read your review:',
  },
  Cancelled: {
    subject: 'was cancelled',
    lead: (order) =>
      order.paymentStatus === 'Paid'
        ? `Your order was cancelled. Your payment of ${rupees(order.payableAmount)} will be returned to you:`
        : 'Your order was cancelled. You have not been charged for it:',
  },
};

/** What a shopper is sent when the state of an order changes, or its parcel gets a tracking id; undefined for no news. */
export function writeStatus(order: Order, context: MailContext): Mail | undefined {
  const told = news[order.orderStatus];
  return told === undefined
    ? undefined
    : write(order, context, {
        subject: `Your ${context.store.brandName} order ${told.subject}`,
        title: `Your order ${told.subject}`,
        blocks: [{ kind: 'text', text: told.lead(order) }, lines(order), address(order)],
      });
}
