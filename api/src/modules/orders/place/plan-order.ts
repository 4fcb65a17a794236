import { outOfStockMessage } from '@aaram/shared-domain/cart';
import { priceAgreed, type Quote } from '@aaram/shared-domain/pricing';
import type { PriceRule } from '@aaram/shared-domain/tax';
import { type Pieces, type StockedProduct, sumPieces } from '#modules/catalog/for-orders.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/orders.ts';
import type { LineRow, NewLine, OrderRow } from '../order.repository.ts';
import type { WholeOrder } from '../whole-order.ts';

/** Limit of unpaid orders per shopper, so that a shopper cannot reserve the whole stock. */
const MAX_OPEN_ORDERS = 3;

export type RequestedLine = Pieces & { rawImage: string | null; previewImage: string | null };
/** `lines` are those whose pieces it gives back when it is replaced. */
export type OpenOrder = {
  order: OrderRow;
  lines: LineRow[];
  whole: WholeOrder;
  /** Whether it holds money of a credit that this order is to be paid with. */
  holdsCredit: boolean;
};
/** Whether an open order is still complete: no seller has cancelled a part of it. */
export const isUntouched = ({ lines, whole }: OpenOrder) => lines.length === whole.lines.length;

/**
 * The result for the requested lines: an order with its price, and the shopper's older open orders that it replaces; or
 * why it is not possible.
 */
export type OrderPlan =
  | { outcome: 'possible'; lines: NewLine[]; quote: Quote; superseded: OpenOrder[] }
  | { outcome: 'unavailable'; message: string; productId: string }
  | { outcome: 'wrong-size'; productId: string }
  | { outcome: 'out-of-stock'; message: string; lines: { product: string; size: string; available: number }[] };

const keyOf = (piece: { productId: string; size: string }) => `${piece.productId} ${piece.size}`;

const fingerprint = (lines: readonly RequestedLine[]) =>
  lines
    .map((line) => JSON.stringify([line.productId, line.size, line.quantity, line.rawImage, line.previewImage]))
    .sort()
    .join();

function toPlannedLine(wanted: RequestedLine, product: StockedProduct): NewLine {
  return {
    productId: product.id,
    sellerId: product.sellerId,
    name: product.name,
    image: product.images[0] ?? null,
    unitPaise: product.pricePaise,
    unitDiscountPaise: 0,
    size: wanted.size,
    quantity: wanted.quantity,
    rawImage: wanted.rawImage,
    previewImage: wanted.previewImage,
    hsn: product.hsn,
  };
}

/** Pieces that are missing even if these open orders give theirs back. */
function findShort(wanted: readonly Pieces[], products: Map<string, StockedProduct>, givenBack: readonly OpenOrder[]) {
  const back = new Map(
    sumPieces(givenBack.flatMap(({ lines }) => lines)).map((piece) => [keyOf(piece), piece.quantity]),
  );
  return wanted.flatMap((piece) => {
    const onHand = products.get(piece.productId)?.stock.get(piece.size) ?? 0;
    const available = onHand + (back.get(keyOf(piece)) ?? 0);
    return available < piece.quantity ? [{ ...piece, available }] : [];
  });
}

/**
 * Chooses the shopper's unpaid orders that this one replaces: the one with the same cart, the oldest beyond the limit,
 * and those that hold pieces or credit this order needs. An order whose payment is in progress is never replaced.
 */
function chooseSuperseded(
  wanted: readonly RequestedLine[],
  open: readonly OpenOrder[],
  products: Map<string, StockedProduct>,
) {
  const idle = open.filter(({ order }) => order.paymentStatus === 'Initiated');
  const chosen = new Set(
    idle.filter(
      (candidate) =>
        candidate.holdsCredit || (isUntouched(candidate) && fingerprint(candidate.lines) === fingerprint(wanted)),
    ),
  );
  const oldestFirst = idle.filter((candidate) => !chosen.has(candidate));
  for (const candidate of oldestFirst) {
    if (open.length - chosen.size >= MAX_OPEN_ORDERS) {
      chosen.add(candidate);
    }
  }
  const pieces = sumPieces(wanted);
  for (const candidate of idle) {
    const short = new Set(findShort(pieces, products, [...chosen]).map(keyOf));
    if (!chosen.has(candidate) && candidate.lines.some((line) => short.has(keyOf(line)))) {
      chosen.add(candidate);
    }
  }
  return [...chosen];
}

/**
 * Checks the requested lines against locked products, and takes what staff agreed on off their prices. Pure, so that all
 * rules of reserving are in one file.
 */
export function planOrder(
  wanted: readonly RequestedLine[],
  open: readonly OpenOrder[],
  products: Map<string, StockedProduct>,
  rule: PriceRule,
  discountPaise = 0,
): OrderPlan {
  const listed: NewLine[] = [];
  for (const line of wanted) {
    const product = products.get(line.productId);
    if (product === undefined || !product.isListed) {
      const message = product === undefined ? texts.namelessUnavailable : common.productUnavailable(product.name);
      return { outcome: 'unavailable', message, productId: line.productId };
    }
    if (!product.stock.has(line.size)) {
      return { outcome: 'wrong-size', productId: line.productId };
    }
    listed.push(toPlannedLine(line, product));
  }
  const superseded = chooseSuperseded(wanted, open, products);
  const short = findShort(sumPieces(wanted), products, superseded);
  const [first] = short;
  if (first !== undefined) {
    return {
      outcome: 'out-of-stock',
      message: outOfStockMessage(first.available, first.size),
      lines: short.map(({ productId, size, available }) => ({ product: productId, size, available })),
    };
  }
  const { lines, quote } = priceAgreed(listed, discountPaise, rule);
  return { outcome: 'possible', lines, quote, superseded };
}
