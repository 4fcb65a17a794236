/** What a purchase costs beside its products, in paise (product-rules.md#delivery-charge, product-rules.md#gst). */
export type Charges = {
  /** The first day in India; also the name by which an order keeps them. */
  from: string;
  delivery: number;
  /** Delivery is free above this much of products. */
  freeAbove: number;
  /** GST that is added, in whole percent. */
  percent: number;
  /** Above this much of products it is `percentAbove`. */
  above: number;
  percentAbove: number;
};

const first: Charges = {
  from: '2017-07-01',
  delivery: 100_00,
  freeAbove: 499_00,
  percent: 5,
  above: 1000_00,
  percentAbove: 10,
};

/**
 * The charges by date, newest first. They change by one more row, before the others, which may be of a day to come. A row
 * that orders have been priced by stays as it is.
 */
export const charges: readonly Charges[] = [first];

const INDIA_OFFSET_MS = 5.5 * 3_600_000;

/** The charges at a moment, in ms; by default now, by the clock of the device. The server's decides. */
export const chargesAt = (at = Date.now(), rows = charges): Charges =>
  rows.find(({ from }) => from <= new Date(at + INDIA_OFFSET_MS).toISOString()) ?? first;
