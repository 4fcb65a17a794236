import { formatPaise } from '@aaram/shared-domain/money';
import {
  linesOfParcel,
  linkCarrier,
  nameParcel,
  type Order,
  type OrderStatus,
  type Parcel,
  trackingOfParcels,
} from '@aaram/shared-domain/order';
import { describeOrderCharges } from '@aaram/shared-domain/pricing';
import type { StoreSettings } from '@aaram/shared-domain/settings';
import { type Block, type Mail, writeMail } from '#modules/mail/index.ts';
import * as texts from '#texts/orders.ts';

/** What mails about orders need besides the order. `publicUrl` is the shop's address. */
export type MailContext = { publicUrl: string; store: StoreSettings };

const rupees = (amount: number) => formatPaise(Math.round(amount * 100));

const describeLine = ({ product, quantity, cancelled = 0, size, customImages }: Order['product'][number]) => {
  const details = [
    size === 'Quantity' ? '' : `size ${size}`,
    customImages === null ? '' : 'with your own design',
    cancelled === 0 ? '' : `${cancelled} of them cancelled`,
  ];
  return `${[`${quantity} × ${product.name}`, ...details.filter(Boolean)].join(', ')}: ${rupees(product.price * quantity)}`;
};

const lines = (order: Order): Block => ({ kind: 'list', items: order.product.map(describeLine) });

/** The contents of these parcels; with a heading for each when the order has several. */
const contents = (order: Order, parcels: readonly Parcel[]): Block[] =>
  parcels.flatMap((parcel) => {
    const items = linesOfParcel(order, parcel).map(describeLine);
    const name = nameParcel(order, parcel);
    const list: Block = { kind: 'list', items };
    return name === undefined || parcels.length === 1 ? [list] : [{ kind: 'text', text: `${name}:` }, list];
  });

const amounts = (order: Order): Block => ({
  kind: 'facts',
  isSum: true,
  rows: describeOrderCharges(order).map(({ label, value }) => [label, value] as const),
});

function address({ shippingAddress: to }: Order): Block {
  return {
    kind: 'address',
    title: texts.deliveryTo,
    lines: [to.name, to.address, to.landmark ?? '', `${to.city}, ${to.state} ${to.pincode}`, to.phone].filter(Boolean),
  };
}

function numbers(order: Order, parcels: readonly Parcel[]): Block {
  const sent = parcels.filter(({ trackingId }) => trackingId !== null);
  const tracking = trackingOfParcels(parcels);
  return {
    kind: 'facts',
    rows: [
      [texts.order, order.number],
      ...(order.invoiceNumber === null ? [] : [[texts.invoice, order.invoiceNumber] as const]),
      ...(tracking === null ? [] : [[sent.length > 1 ? texts.trackingIds : texts.trackingId, tracking] as const]),
    ],
  };
}

/** A link to the carrier of each parcel that is on its way. */
const trackLinks = (parcels: readonly Parcel[]): Block[] =>
  parcels.flatMap((parcel): Block[] => {
    const link = linkCarrier(parcel);
    return link === undefined || parcel.orderStatus !== 'Shipped'
      ? []
      : [{ kind: 'link', label: link.label, url: link.href }];
  });

/** `parcels` are those the mail is about; all when left out. */
type Content = { subject: string; title: string; blocks: readonly Block[]; parcels?: readonly Parcel[] };

function write(
  order: Order,
  { publicUrl, store }: MailContext,
  { blocks, parcels = order.parcels, ...content }: Content,
): Mail {
  const link: Block = { kind: 'link', label: texts.yourOrders, url: `${publicUrl}/user-dashboard?tab=myorders` };
  const guest: Block = {
    kind: 'text',
    text: texts.withoutLoggingInPublicUrlFind(publicUrl),
  };
  const { name, email } = order.user;
  return writeMail({
    to: email,
    name,
    ...content,
    blocks: [...blocks, numbers(order, parcels), ...trackLinks(parcels), link, guest],
    store,
  });
}

/** The mail when an order is paid. */
export function writeConfirmation(order: Order, context: MailContext): Mail {
  const lead = texts.thankYouForYourOrderYour(rupees(order.payableAmount));
  return write(order, context, {
    subject: texts.yourBrandNameOrderIsConfirmed(context.store.brandName),
    title: texts.yourOrderIsConfirmed,
    blocks: [{ kind: 'text', text: lead }, lines(order), amounts(order), address(order)],
  });
}

/** The parcels that a mail is about: 'Parcel 1 of 2', or 'Parcels 1 and 2 of 3'. */
function namePart({ parcels }: Order, part: readonly Parcel[]): string {
  const places = part.map(({ _id }) => parcels.findIndex((parcel) => parcel._id === _id) + 1);
  return `Parcel${places.length > 1 ? 's' : ''} ${places.join(' and ')} of ${parcels.length}`;
}

/** The mail when money for one of several cancelled parcels was refunded, in paise. */
export function writePartRefund(
  order: Order,
  context: MailContext,
  { parcel, paise }: { parcel: Parcel; paise: number },
): Mail {
  return write(order, context, {
    subject: texts.partOfYourBrandNameOrder(context.store.brandName),
    title: texts.partOfYourPaymentIsBeing,
    parcels: [parcel],
    blocks: [
      {
        kind: 'text',
        text: `${namePart(order, [parcel])} of your order was cancelled. ${formatPaise(paise)} of your payment is on its way back to you, for:`,
      },
      ...contents(order, [parcel]),
    ],
  });
}

/** The mail when a whole order was refunded: cancelled by the shopper, or one that could not be fulfilled. */
export function writeRefund(
  order: Order,
  context: MailContext,
  { paise, isByShopper }: { paise: number; isByShopper: boolean },
): Mail {
  const why = isByShopper ? texts.youHaveCancelledThisOrder : texts.weAreSorryWeCouldNot;
  const payable = Math.round(order.payableAmount * 100);
  // Pieces that were cancelled before were refunded then.
  const amount =
    paise < payable ? `${formatPaise(paise)} of your payment` : texts.yourPaymentOfAmount(formatPaise(payable));
  return write(order, context, {
    subject: texts.yourBrandNameOrderWasCancelled(context.store.brandName),
    title: texts.yourRefundIsOnItsWay,
    blocks: [{ kind: 'text', text: `${why} ${amount} is on its way back to you.` }, lines(order)],
  });
}

/** A new status of parcels; `owedPaise` is what is refunded for them. */
export type StatusChange = { status: OrderStatus; parcels: readonly Parcel[]; owedPaise: number };

/** The statuses that cause a mail, with its texts: for the whole order, and for a part of it. */
const statusTexts: Partial<
  Record<
    OrderStatus,
    {
      subject: string;
      lead: (order: Order, change: StatusChange) => string;
      partLead: (order: Order, change: StatusChange) => string;
    }
  >
> = {
  Processing: {
    subject: 'is being packed',
    lead: () => texts.weArePackingYourOrder,
    partLead: (order, { parcels }) => texts.weArePackingOrderOfYour(namePart(order, parcels).toLowerCase()),
  },
  Shipped: {
    subject: 'is on its way',
    lead: (_order, { parcels }) =>
      trackingOfParcels(parcels) === null ? texts.yourOrderHasBeenShippedAnd : texts.yourOrderHasBeenShippedAnd2,
    partLead: (order, { parcels }) =>
      `${namePart(order, parcels)} of your order has been shipped and is on its way to you${
        trackingOfParcels(parcels) === null ? ':' : '. You can find its tracking ID below:'
      }`,
  },
  Delivered: {
    subject: 'has been delivered',
    lead: () => texts.yourOrderHasBeenDeliveredWe,
    partLead: (order, { parcels }) =>
      `${namePart(order, parcels)} of your order has been delivered. We hope you like it, and would love to read your review:`,
  },
  Cancelled: {
    subject: 'was cancelled',
    lead: (order) =>
      order.paymentStatus === 'Paid'
        ? texts.yourOrderWasCancelledYourPayment(rupees(order.payableAmount))
        : texts.yourOrderWasCancelledYouHave,
    partLead: (order, { parcels, owedPaise }) => {
      const back =
        owedPaise > 0
          ? `${formatPaise(owedPaise)} of your payment will be returned to you`
          : texts.youHaveNotBeenChargedFor;
      return `${namePart(order, parcels)} of your order was cancelled. ${back}:`;
    },
  },
};

/** The mail when parcels get a new status, or one gets its tracking id; undefined for statuses without a mail. */
export function writeStatus(order: Order, context: MailContext, told: StatusChange): Mail | undefined {
  const words = statusTexts[told.status];
  if (words === undefined) {
    return undefined;
  }
  const { brandName } = context.store;
  const isWhole = told.parcels.length === order.parcels.length;
  const name = isWhole ? texts.yourBrandNameOrder(brandName) : texts.partOfYourBrandNameOrder2(brandName);
  const text = isWhole ? words.lead(order, told) : words.partLead(order, told);
  return write(order, context, {
    subject: `${name} ${words.subject}`,
    title: `${isWhole ? texts.yourOrder : texts.partOfYourOrder} ${words.subject}`,
    parcels: told.parcels,
    blocks: [{ kind: 'text', text }, ...contents(order, told.parcels), address(order)],
  });
}
