import { bendPath } from './bend-path.ts';
import type { TextObject } from './document.ts';
import { type Box, boundsOf, mapPath, parsePath, type Segment } from './path.ts';

/** Letters that are drawn together, as a shaper made them. Lengths are thousandths of an em, y grows downwards. */
export type Cluster = { d: string; advance: number };
/** A text as outlines, line by line, each from the left on its baseline. */
export type TextOutlines = { ascent: number; descent: number; lines: Cluster[][] };

const EM = 1000;
/** No straight piece of a bent letter is longer, in ems. */
const MAX_PIECE_LENGTH = 1 / 20;

function lineWidth(clusters: readonly Cluster[], { size, spacing }: TextObject): number {
  const letters = clusters.reduce((sum, { advance }) => sum + (advance * size) / EM, 0);
  return letters + spacing * Math.max(0, clusters.length - 1);
}

function layLine(clusters: readonly Cluster[], { size, spacing }: TextObject, from: number): Segment[] {
  const scale = size / EM;
  let x = from;
  return clusters.flatMap(({ d, advance }) => {
    const start = x;
    x += advance * scale + spacing;
    return mapPath(parsePath(d), (gx, gy) => [start + gx * scale, gy * scale]);
  });
}

type LaidText = { path: Segment[]; box: Box };
/** Texts are laid again only when they change: every frame of a stage asks for all of them. */
const laid = new WeakMap<TextObject, { outlines: TextOutlines; made: LaidText }>();

/** A text in mm around its own centre, as one path, so that an outline around it has no seams, and the box that it takes. */
export function layText(outlines: TextOutlines, text: TextObject): LaidText {
  const known = laid.get(text);
  if (known?.outlines === outlines) {
    return known.made;
  }
  const made = layAnew(outlines, text);
  laid.set(text, { outlines, made });
  return made;
}

function layAnew(outlines: TextOutlines, text: TextObject): LaidText {
  const { size, align, leading, curve } = text;
  const widths = outlines.lines.map((line) => lineWidth(line, text));
  const widest = Math.max(...widths, 0);
  const lineHeight = leading * size;
  const top = -(outlines.ascent * size) / EM;
  const height = lineHeight * (outlines.lines.length - 1) + ((outlines.ascent + outlines.descent) * size) / EM;
  const path = outlines.lines.flatMap((line, at) => {
    const width = widths[at] ?? 0;
    const room = { left: 0, center: 0.5, right: 1 }[align] * (widest - width);
    const straight = layLine(line, text, -widest / 2 + room);
    const bent = bendPath(straight, widest, curve, size * MAX_PIECE_LENGTH);
    return mapPath(bent, (x, y) => [x, y + at * lineHeight]);
  });
  const drawn = boundsOf(path) ?? { x: -widest / 2, y: top, width: widest, height };
  // A straight text is centred by its lines, so that typing a letter with a tail moves nothing; a bent one as it is drawn.
  const box = curve === 0 ? { x: -widest / 2, y: top, width: widest, height } : drawn;
  const [shiftX, shiftY] = [-(box.x + box.width / 2), -(box.y + box.height / 2)];
  return {
    path: mapPath(path, (x, y) => [x + shiftX, y + shiftY]),
    box: { x: -box.width / 2, y: -box.height / 2, width: box.width, height: box.height },
  };
}
