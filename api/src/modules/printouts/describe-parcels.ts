import { formatDay } from '@aaram/shared-domain/format';
import { carrierIds, nameCarrier } from '@aaram/shared-domain/order';
import { isolate } from '@aaram/shared-domain/read';
import { findOneOf } from '@aaram/shared-domain/records';
import { toSVG } from 'bwip-js/node';
import type { ParcelToSend } from '#modules/orders/for-printouts.ts';
import * as texts from '#texts/printouts.ts';

/** A QR code of an order's number, which the panel's field for scanning reads. */
const drawCode = (orderNumber: string) => toSVG({ bcid: 'qrcode', text: orderNumber, scale: 2 });

const describeAddress = ({ to }: ParcelToSend) => ({
  name: to.name,
  rows: [
    to.address,
    ...(to.landmark ? [texts.landmark(isolate(to.landmark))] : []),
    `${isolate(to.city)}, ${isolate(to.state)} ${to.pincode}`,
    texts.phone(to.phone),
  ],
});

/** The name of a carrier; empty for a parcel without a known one. */
const nameKnown = (id: string | null) => {
  const known = findOneOf(carrierIds, id ?? '');
  return known === undefined ? '' : nameCarrier(known);
};

const describeSize = (size: string) => (size === 'Quantity' ? '' : size);
const countPieces = (parcels: readonly ParcelToSend[]) =>
  parcels.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);

/** Packing slips: what belongs in each parcel; `pictures` are WebPs of customised pieces by their address. */
export const describeSlips = (parcels: readonly ParcelToSend[], pictures: ReadonlyMap<string, Uint8Array>) =>
  parcels.map((parcel) => ({
    title: texts.packingSlip,
    order: parcel.orderNumber,
    facts: [texts.orderedOn(formatDay(parcel.orderedAt.toISOString()))],
    code: drawCode(parcel.orderNumber),
    toLabel: texts.deliverTo,
    to: describeAddress(parcel),
    heads: [texts.product, texts.size, texts.pieces],
    lines: parcel.lines.map(({ name, size, quantity, rawImage, previewImage }) => ({
      name,
      note: rawImage === null ? '' : texts.customised,
      picture: [...(pictures.get(previewImage ?? '') ?? [])],
      size: describeSize(size),
      quantity: String(quantity),
    })),
    sum: texts.piecesIn(countPieces([parcel])),
    from: texts.sentBy(isolate(parcel.from.name), isolate(parcel.from.address)),
  }));

/** Labels of parcels: where they go. */
export const describeLabels = (parcels: readonly ParcelToSend[]) =>
  parcels.map((parcel) => ({
    order: parcel.orderNumber,
    code: drawCode(parcel.trackingId ?? parcel.orderNumber),
    toLabel: texts.deliverTo,
    to: describeAddress(parcel),
    pincode: parcel.to.pincode,
    carrier: [nameKnown(parcel.carrier), parcel.trackingId ?? ''].filter((part) => part !== '').join(' '),
    from: texts.sentBy(isolate(parcel.from.name), isolate(parcel.from.address)),
  }));

/** Sorts sizes as on a shelf: numbers by value, letters as words. */
const collator = new Intl.Collator('en', { numeric: true });

/** One list of all pieces, sorted by product and size. */
export function describePickList(parcels: readonly ParcelToSend[]) {
  const rows = new Map<string, { name: string; size: string; quantity: number; orders: string[] }>();
  for (const { orderNumber, lines } of parcels) {
    for (const { name, size, quantity } of lines) {
      const key = JSON.stringify([name, size]);
      const row = rows.get(key) ?? { name, size, quantity: 0, orders: [] };
      row.quantity += quantity;
      row.orders.push(quantity === 1 ? orderNumber : `${orderNumber} × ${quantity}`);
      rows.set(key, row);
    }
  }
  const lines = [...rows.values()].sort((a, b) => collator.compare(a.name, b.name) || collator.compare(a.size, b.size));
  const orders = new Set(parcels.map(({ orderNumber }) => orderNumber)).size;
  return {
    title: texts.pickList,
    sum: texts.piecesOfOrders(texts.piecesIn(countPieces(parcels)), texts.orderCount(orders)),
    heads: [texts.product, texts.size, texts.pieces, texts.orders],
    lines: lines.map(({ name, size, quantity, orders: numbers }) => ({
      name,
      size: describeSize(size),
      quantity: String(quantity),
      orders: numbers.join(', '),
    })),
  };
}
