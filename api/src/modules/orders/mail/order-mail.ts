import { pages } from '@aaram/shared-domain/contract';
import { formatDateTime } from '@aaram/shared-domain/format';
import { formatPaise } from '@aaram/shared-domain/money';
import {
  linesOfParcel,
  linkCarrier,
  listPriceOf,
  nameParcel,
  type Order,
  type OrderStatus,
  type Parcel,
  trackingOfParcels,
} from '@aaram/shared-domain/order';
import { describeOrderCharges } from '@aaram/shared-domain/pricing';
import type { StoreSettings } from '@aaram/shared-domain/settings';
import { type Block, type Mail, writeMail } from '#modules/mail/index.ts';
import * as texts from '#texts/order-mails.ts';

/** What mails about orders need besides the order. `publicUrl` is the shop's address. */
export type MailContext = { publicUrl: string; store: StoreSettings };

/** Pictures of designs in one mail: a team's order has one for each person. */
const MAX_PICTURES = 12;

const rupees = (amount: number) => formatPaise(Math.round(amount * 100));

const describeLine = (line: Order['product'][number]) => {
  const { product, quantity, cancelled = 0, size, customImages } = line;
  const details = [
    ...(size === 'Quantity' ? [] : [texts.inSize(size)]),
    ...(customImages === null ? [] : [texts.withOwnDesign]),
    ...(cancelled === 0 ? [] : [texts.cancelledOfThem(cancelled)]),
  ];
  return texts.piecesFor(texts.pieces(quantity, product.name, details), rupees(listPriceOf(line) * quantity));
};

const lines = (order: Order): Block => ({ kind: 'list', items: order.product.map(describeLine) });

/** Pictures of the pieces that are printed with a shopper's own design; nothing for an order without any. */
function designs(order: Order, publicUrl: string): Block[] {
  const pictures = order.product.flatMap(({ product, customImages }) =>
    customImages === null
      ? []
      : [{ url: new URL(customImages.previewImage, publicUrl).href, alt: texts.designOn(product.name) }],
  );
  return pictures.length === 0 ? [] : [{ kind: 'pictures', pictures: pictures.slice(0, MAX_PICTURES) }];
}

/** The contents of these parcels; with a heading for each when the order has several. */
const contents = (order: Order, parcels: readonly Parcel[]): Block[] =>
  parcels.flatMap((parcel) => {
    const items = linesOfParcel(order, parcel).map(describeLine);
    const name = nameParcel(order, parcel);
    const list: Block = { kind: 'list', items };
    return name === undefined || parcels.length === 1
      ? [list]
      : [{ kind: 'text', text: texts.parcelHeading(name) }, list];
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
      [texts.orderNumber, order.number],
      ...(order.invoiceNumber === null ? [] : [[texts.invoiceNumber, order.invoiceNumber] as const]),
      ...(tracking === null ? [] : [[texts.trackingIds(sent.length), tracking] as const]),
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
    text: texts.withoutLogin(publicUrl),
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

/** The mail while an order waits for its payment; undefined when it cannot be paid. */
export function writeUnpaid(order: Order, context: MailContext): Mail | undefined {
  if (order.heldUntil === null) {
    return undefined;
  }
  const left = order.payableAmount - (order.creditAmount ?? 0);
  const lead = texts.unpaid(rupees(left), formatDateTime(order.heldUntil));
  return write(order, context, {
    subject: texts.unpaidSubject(context.store.brandName),
    title: texts.unpaidHeading,
    blocks: [
      { kind: 'text', text: lead },
      lines(order),
      amounts(order),
      { kind: 'link', label: texts.payNow, url: `${context.publicUrl}${pages.payOrder(order._id)}` },
      { kind: 'text', text: texts.justPaid },
    ],
  });
}

/** The mail when an order is paid. */
export function writeConfirmation(order: Order, context: MailContext): Mail {
  const lead = texts.confirmed(rupees(order.payableAmount));
  return write(order, context, {
    subject: texts.confirmedSubject(context.store.brandName),
    title: texts.confirmedHeading,
    blocks: [
      { kind: 'text', text: lead },
      lines(order),
      ...designs(order, context.publicUrl),
      amounts(order),
      address(order),
    ],
  });
}

/** The parcels that a mail is about. */
const partOf = ({ parcels }: Order, part: readonly Parcel[]): texts.Part => ({
  numbers: part.map(({ _id }) => parcels.findIndex((parcel) => parcel._id === _id) + 1),
  count: parcels.length,
});

/** The mail when money for one of several cancelled parcels was refunded, in paise. */
export function writePartRefund(
  order: Order,
  context: MailContext,
  { parcel, paise }: { parcel: Parcel; paise: number },
): Mail {
  return write(order, context, {
    subject: texts.partRefundedSubject(context.store.brandName),
    title: texts.partRefundedHeading,
    parcels: [parcel],
    blocks: [
      { kind: 'text', text: texts.partRefunded(partOf(order, [parcel]), formatPaise(paise)) },
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
  const payable = Math.round(order.payableAmount * 100);
  // Pieces that were cancelled before were refunded then.
  const back = paise < payable ? texts.partComesBack(formatPaise(paise)) : texts.allComesBack(formatPaise(payable));
  const text = isByShopper ? texts.refundedByShopper(back) : texts.refundedByStore(back);
  return write(order, context, {
    subject: texts.refundedSubject(context.store.brandName),
    title: texts.refundedHeading,
    blocks: [{ kind: 'text', text }, lines(order)],
  });
}

/** The mail when credit that had paid a part of an order came back. */
export function writeCreditBack(order: Order, context: MailContext, paise: number): Mail {
  return write(order, context, {
    subject: texts.creditBackSubject(context.store.brandName),
    title: texts.creditBackHeading,
    blocks: [
      { kind: 'text', text: texts.creditBack(formatPaise(paise)) },
      { kind: 'link', label: texts.yourCredits, url: `${context.publicUrl}${pages.account('credits')}` },
    ],
  });
}

/** A new status of parcels; `owedPaise` is what is refunded for them. */
export type StatusChange = { status: OrderStatus; parcels: readonly Parcel[]; owedPaise: number };

type StatusTexts = {
  subject: (brandName: string) => string;
  heading: string;
  lead: (order: Order, change: StatusChange) => string;
};

const hasNoTracking = ({ parcels }: StatusChange) => trackingOfParcels(parcels) === null;

/** The statuses that cause a mail, with its texts: for the whole order, and for a part of it. */
const statusTexts: Partial<Record<OrderStatus, { whole: StatusTexts; part: StatusTexts }>> = {
  Processing: {
    whole: { subject: texts.packedSubject, heading: texts.packedHeading, lead: () => texts.packed },
    part: {
      subject: texts.partPackedSubject,
      heading: texts.partPackedHeading,
      lead: (order, { parcels }) => texts.partPacked(partOf(order, parcels)),
    },
  },
  Shipped: {
    whole: {
      subject: texts.shippedSubject,
      heading: texts.shippedHeading,
      lead: (_order, change) => (hasNoTracking(change) ? texts.shipped : texts.shippedTracked),
    },
    part: {
      subject: texts.partShippedSubject,
      heading: texts.partShippedHeading,
      lead: (order, change) => {
        const part = partOf(order, change.parcels);
        return hasNoTracking(change) ? texts.partShipped(part) : texts.partShippedTracked(part);
      },
    },
  },
  Delivered: {
    whole: { subject: texts.deliveredSubject, heading: texts.deliveredHeading, lead: () => texts.delivered },
    part: {
      subject: texts.partDeliveredSubject,
      heading: texts.partDeliveredHeading,
      lead: (order, { parcels }) => texts.partDelivered(partOf(order, parcels)),
    },
  },
  Cancelled: {
    whole: {
      subject: texts.cancelledSubject,
      heading: texts.cancelledHeading,
      lead: (order) =>
        order.paymentStatus === 'Paid' ? texts.cancelledPaid(rupees(order.payableAmount)) : texts.cancelledUnpaid,
    },
    part: {
      subject: texts.partCancelledSubject,
      heading: texts.partCancelledHeading,
      lead: (order, { parcels, owedPaise }) => {
        const part = partOf(order, parcels);
        return owedPaise > 0 ? texts.partCancelledPaid(part, formatPaise(owedPaise)) : texts.partCancelledUnpaid(part);
      },
    },
  },
};

/** The mail when parcels get a new status, or one gets its tracking id; undefined for statuses without a mail. */
export function writeStatus(order: Order, context: MailContext, change: StatusChange): Mail | undefined {
  const isWhole = change.parcels.length === order.parcels.length;
  const words = statusTexts[change.status]?.[isWhole ? 'whole' : 'part'];
  if (words === undefined) {
    return undefined;
  }
  return write(order, context, {
    subject: words.subject(context.store.brandName),
    title: words.heading,
    parcels: change.parcels,
    blocks: [{ kind: 'text', text: words.lead(order, change) }, ...contents(order, change.parcels), address(order)],
  });
}
