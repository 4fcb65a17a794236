import { findArea, type PrintArea } from '@aaram/shared-domain/design';
import { formatOrderNumber } from '@aaram/shared-domain/order';
import type { PrintedLine } from '#modules/orders/for-designs.ts';
import type { PrintRow } from '../design-prints.repository.ts';
import type { PrintFileKind } from './print-files.repository.ts';

/** Letters that every file system takes. */
const plain = (text: string) => text.replaceAll(/[^A-Za-z0-9-]+/g, '-').replaceAll(/^-+|-+$/g, '') || 'one';

/** `AB12-CD34-line1-front-M.png`: order, line, area and size, in the sequence in which they are sorted. */
function nameFile(line: PrintedLine, area: string, kind: PrintFileKind): string {
  const size = line.size === 'Quantity' ? '' : `-${plain(line.size)}`;
  const begin = `${formatOrderNumber(line.orderNumber)}-line${line.position + 1}`;
  return kind === 'ticket' ? `${begin}-ticket.pdf` : `${begin}-${plain(area)}${size}.${kind}`;
}

/** The areas in which a print has something, as its garment has them. */
export const areasOf = ({ document, lists }: PrintRow): PrintArea[] =>
  Object.keys(lists).flatMap((id) => findArea(document.areas, id) ?? []);

/** Every file of a line that is to be made. */
export const listFiles = (line: PrintedLine, print: PrintRow) =>
  [
    ...areasOf(print).flatMap(({ id }) => [
      { area: id, kind: 'png' as const },
      { area: id, kind: 'pdf' as const },
    ]),
    { area: '', kind: 'ticket' as const },
  ].map(({ area, kind }) => ({
    orderId: line.orderId,
    lineId: line.lineId,
    sellerId: line.sellerId,
    area,
    kind,
    name: nameFile(line, area, kind),
  }));
