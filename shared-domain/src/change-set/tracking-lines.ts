/** A line of a list of tracking ids, as it was typed; an empty carrier leaves the one that is there. */
export type TrackingLine = { order: string; carrier: string; trackingId: string };

/** Most lines of a list: a call has 256 KiB. */
export const MAX_TRACKING_LINES = 1000;

const cut = (text: string, most: number) => text.slice(0, most);
const unquote = (cell: string) =>
  cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();

function readLine(line: string): TrackingLine {
  const sign = [/\t/, /;/, /,/].find((one) => one.test(line)) ?? /\s+/;
  const cells = line.split(sign).map(unquote);
  const [order = '', ...rest] = cells;
  const [carrier = '', trackingId = ''] = rest.length > 1 ? rest : ['', rest[0]];
  return { order: cut(order, 60), carrier: cut(carrier, 60), trackingId: cut(trackingId, 300) };
}

/**
 * The lines of a pasted list: order number, carrier and tracking id, or order number and tracking id, divided by tabs,
 * semicolons, commas or spaces. First lines without any digit name the columns, or the sign between them (`sep=;`).
 */
export function readTrackingLines(text: string): TrackingLine[] {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const first = lines.findIndex((line) => /\d/.test(line));
  return (first === -1 ? [] : lines.slice(first)).map(readLine);
}
