import type { PrintArea, Side } from '@aaram/shared-domain/design';
import { formatOrderNumber } from '@aaram/shared-domain/order';
import type { PrintedLine } from '#modules/orders/for-designs.ts';
import { renderPdf } from '#modules/printouts/index.ts';
import * as texts from '#texts/print-files.ts';
import type { PrintRow } from '../design-prints.repository.ts';
import type { Originals } from '../render/load-pictures.ts';
import { inRenderProcess } from '../render/render-process.ts';
import { areasOf, listFiles } from './name-files.ts';

const sideNames: Record<Side, string> = { front: texts.front, back: texts.back };

/** Where the area of a print is on the garment, for the person who prints. */
const describePosition = ({ belowCollar, fromMiddle }: PrintArea) =>
  fromMiddle === 0
    ? texts.inTheMiddle(belowCollar)
    : texts.besideTheMiddle(belowCollar, Math.abs(fromMiddle), fromMiddle > 0);

/** The ticket of a line: garment, colour, size, what is printed where, and how it looks. */
export async function makeTicket(line: PrintedLine, print: PrintRow, originals: Originals): Promise<Buffer> {
  const areas = areasOf(print);
  const prints = areas.map((area) => ({ area, items: print.lists[area.id] ?? [] }));
  const sides = (['front', 'back'] as const).filter((side) => areas.some((area) => area.side === side));
  const pictures: [string, number[]][] = [];
  for (const side of sides) {
    const { garment, cloth } = print;
    const picture = await inRenderProcess('paintPreview', { prints, originals, garment, cloth, side, format: 'jpeg' });
    pictures.push([sideNames[side], [...picture]]);
  }
  const data = {
    title: texts.ticket,
    order: texts.lineOf(formatOrderNumber(line.orderNumber), line.position + 1),
    facts: [
      [texts.garment, line.name],
      [texts.colour, print.colour],
      [texts.size, line.size === 'Quantity' ? '' : line.size],
      [texts.pieces, String(line.quantity - line.cancelled)],
    ].filter(([, value]) => value !== ''),
    areasTitle: texts.printed,
    heads: [texts.area, texts.largest, texts.place],
    areas: areas.map((area) => ({
      name: area.label,
      size: texts.inMm(area.width, area.height),
      position: describePosition(area),
    })),
    sentence: print.sentence,
    problemsTitle: texts.problems,
    problems: print.problems.map(({ message }) => message),
    filesTitle: texts.files,
    files: listFiles(line, print).flatMap(({ name, kind }) => (kind === 'ticket' ? [] : [name])),
    pictures,
  };
  return renderPdf({ template: 'job-ticket', data });
}
