import type { Db } from '@aaram/runtime/db';
import { formatOrderNumber, trackingOfParcels } from '@aaram/shared-domain/order';
import { type Payout, RETURN_FEE_PAISE, type ReturnKind, type ReturnReason } from '@aaram/shared-domain/return';
import { policyFacts } from '@aaram/shared-domain/settings';
import { moveStock } from '#modules/catalog/index.ts';
import type { Trail } from './demo-history.ts';
import { seller, shopper, team } from './demo-people.ts';

type Context = { db: Db; now: Date; trail: Trail };

const PACKED = 3;
const HOUR_MS = 3_600_000;
const later = (at: Date, hours: number) => new Date(at.getTime() + hours * HOUR_MS);
const actorId = team[1].id;

/** The first seller's name on invoices; the second one has none and sells under the store's. */
export async function seedTaxDetails({ db, now, trail }: Context) {
  const details = {
    legalName: 'Qureshi Trading (demo)',
    legalAddress: '27 Chikan Lane, Lucknow, Uttar Pradesh 226003',
    gstin: '09BBBBB0000B1ZR',
    signatory: seller.name,
    prefix: 'QTC',
  };
  await db`insert into tax_sellers ${db({ sellerId: seller.id, ...details })}`;
  await db`insert into tax_prefixes ${db({ prefix: details.prefix, sellerId: seller.id })}`;
  const detail = Object.fromEntries(
    Object.entries(details).flatMap(([name, value]) => [
      [`${name} before`, ''],
      [`${name} after`, value],
    ]),
  );
  const at = later(now, -24 * 366);
  trail.push({ at, actorId: seller.id, action: 'tax.details', subject: 'seller', subjectId: seller.id, detail });
}

/** Packs the first seller's parcels that wait longest, and books the first of them at the sandbox's carrier. */
export async function seedPacked({ db, now, trail }: Context) {
  const packed = await db<{ id: string; orderId: string; number: string; packedAt: Date }[]>`
    update order_parcels p set packed_at = least(${now}, o.paid_at + interval '5 hours') from orders o
    where o.id = p.order_id and p.id in (
      select q.id from order_parcels q join orders w on w.id = q.order_id
      where q.seller_id = ${seller.id} and q.order_status = 'Processing' and w.paid_at is not null
      order by w.paid_at limit ${PACKED})
    returning p.id, p.order_id, o.number, p.packed_at`;
  packed.sort((a, b) => a.packedAt.getTime() - b.packedAt.getTime());
  for (const [index, { id, orderId, number, packedAt: at }] of packed.entries()) {
    const note = { at, actorId, subject: 'order', subjectId: orderId };
    const detail = { number: formatOrderNumber(number), parcel: id };
    trail.push({ ...note, action: 'order.pack', detail: { ...detail, packed: true } });
    if (index === 0) {
      const to = await book(db, { id, orderId, at });
      trail.push({ ...note, action: 'order.tracking', detail: { ...detail, from: null, to } });
    }
  }
}

/** Stores a booking as the carrier's; answers its tracking id. */
async function book(db: Db, { id, orderId, at }: { id: string; orderId: string; at: Date }): Promise<string> {
  const trackingId = `DEMO${id.slice(0, 8).toUpperCase()}`;
  await db`insert into shipments ${db({ parcelId: id, trackingId, createdAt: at })}`;
  await db`update order_parcels set tracking_id = ${trackingId} where id = ${id}`;
  const parcels = await db<{ trackingId: string | null }[]>`
    select tracking_id from order_parcels where order_id = ${orderId} order by position`;
  await db`update orders set tracking_id = ${trackingOfParcels(parcels)} where id = ${orderId}`;
  return trackingId;
}

type Wanted = {
  kind: ReturnKind;
  reason: ReturnReason;
  comment: (size: string) => string;
  payout: Payout;
  /** Hours after the delivery at which it was asked, approved and picked up; without any, it was asked just now. */
  steps: number[];
};

/** Requests that are open, the oldest first. */
const wanted: Wanted[] = [
  {
    kind: 'return',
    reason: 'changed-mind',
    comment: () => 'It is well made, but the colour does not go with what I have.',
    payout: 'credit-note',
    steps: [30, 35, 75],
  },
  {
    kind: 'exchange',
    reason: 'size',
    comment: (size) => `It does not fit well. I would like to try size ${size}.`,
    payout: 'refund',
    steps: [20, 26],
  },
  {
    kind: 'return',
    reason: 'faulty',
    comment: () => 'One seam was open when I unpacked it.',
    payout: 'refund',
    steps: [],
  },
];
const states = ['requested', 'approved', 'picked-up'] as const;

type Delivered = {
  orderId: string;
  parcelId: string;
  lineId: string;
  at: Date;
  number: string;
  buyerId: string;
  productId: string;
  name: string;
  image: string;
  unitPaise: number;
  other: string;
};

/** Pieces that the first seller's shoppers have, the last delivered first, each with another size that is in stock. */
const findDelivered = ({ db, now }: Context) => db<Delivered[]>`
  select distinct on (e.at, p.id) p.order_id, p.id as parcel_id, l.id as line_id, e.at, o.number, o.user_id as buyer_id,
    l.product_id, l.name, l.image, l.unit_paise, s.size as other
  from order_parcels p join orders o on o.id = p.order_id
    join parcel_events e on e.parcel_id = p.id and e.order_status = 'Delivered'
    join order_lines l on l.order_id = o.id and l.seller_id = p.seller_id
    join product_stock s on s.product_id = l.product_id and s.size <> l.size and s.quantity > 4
  where p.seller_id = ${seller.id} and p.order_status = 'Delivered' and o.user_id <> ${shopper.id}
    and e.at between ${later(now, -24 * 14)} and ${later(now, -2)}
  order by e.at desc, p.id, l.position, s.quantity desc`;

/** The steps that a request took, asked by the buyer and moved by the team. */
function planSteps({ at, buyerId }: Delivered, steps: readonly number[], now: Date) {
  const justNow = new Date(Math.max(later(now, -5).getTime(), later(at, 1).getTime()));
  const times = steps.length === 0 ? [justNow] : steps.map((hours) => later(at, hours));
  return times.map((time, index) => ({
    at: time,
    state: states[index] ?? 'requested',
    actorId: index === 0 ? buyerId : actorId,
  }));
}

async function seedReturn({ db, now, trail }: Context, piece: Delivered, asked: Wanted) {
  const { orderId, parcelId, lineId, productId, other, unitPaise } = piece;
  const { kind, reason, payout, comment, steps } = asked;
  const events = planSteps(piece, steps, now);
  const requestedAt = events[0]?.at ?? now;
  const size = kind === 'exchange' ? other : null;
  const [row] = await db<{ id: string }[]>`insert into returns ${db({
    ...{ orderId, parcelId, lineId, kind, reason, payout, size, quantity: 1, goodsPaise: unitPaise },
    ...{ comment: comment(other), pictures: reason === 'faulty' ? [piece.image] : [] },
    ...{ feePaise: reason === 'changed-mind' ? RETURN_FEE_PAISE : 0, state: events.at(-1)?.state },
    ...{ requestedAt, answerBy: later(requestedAt, policyFacts.returnAnswerHours) },
  })} returning id`;
  const returnId = row?.id ?? '';
  await db`insert into return_events ${db(events.map((event) => ({ ...event, returnId })))}`;
  if (size !== null) {
    await moveStock(db, [{ productId, size, quantity: 1 }]);
  }
  const detail = { number: formatOrderNumber(piece.number), return: returnId, pieces: `1 × ${piece.name}` };
  for (const { at, state } of events.slice(1)) {
    const action = state === 'approved' ? 'return.approve' : 'return.pick-up';
    trail.push({ at, actorId, action, subject: 'order', subjectId: orderId, detail });
  }
}

/** Returns and exchanges of the first seller's pieces that wait for staff. */
export async function seedReturns(context: Context) {
  const delivered = await findDelivered(context);
  for (const asked of wanted) {
    const last = later(context.now, -(asked.steps.at(-1) ?? 0));
    const index = delivered.findIndex(({ at }) => at <= last);
    const [piece] = index === -1 ? [] : delivered.splice(index, 1);
    if (piece !== undefined) {
      await seedReturn(context, piece, asked);
    }
  }
}
