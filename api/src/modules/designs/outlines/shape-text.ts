import { type Cluster, type FontId, fontFor, type TextOutlines } from '@aaram/shared-domain/design';
import { type Font, Buffer as ShapingBuffer, shape } from 'harfbuzzjs';
import { LRUCache } from 'lru-cache';
import { readFont } from './font-files.ts';

/** Bytes of outlines that are cached. */
const MAX_CACHE_BYTES = 8 * 1024 * 1024;
const cache = new LRUCache<string, TextOutlines>({
  maxSize: MAX_CACHE_BYTES,
  sizeCalculation: (outlines) => JSON.stringify(outlines).length + 200,
});

/** What readers see as letters: a letter spacing goes between these, and nothing is torn apart. */
const letters = new Intl.Segmenter('hi', { granularity: 'grapheme' });

/** The start of the letter that each index of a text belongs to. */
function startsOf(line: string): number[] {
  const starts: number[] = [];
  for (const { segment, index } of letters.segment(line)) {
    for (let at = 0; at < segment.length; at += 1) {
      starts.push(index);
    }
  }
  return starts;
}

/** A glyph's outline, moved to where it is drawn, with y downwards. */
function drawGlyph(font: Font, glyph: number, x: number, y: number): string {
  return font
    .glyphToJson(glyph)
    .map(({ type, values }) => type + values.map((one, at) => (at % 2 === 0 ? x + one : -(y + one))).join(' '))
    .join('');
}

function shapeLine(font: Font, line: string): Cluster[] {
  const buffer = new ShapingBuffer();
  buffer.addText(line);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const starts = startsOf(line);
  const clusters: (Cluster & { start: number })[] = [];
  for (const { codepoint, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
    const start = starts[cluster] ?? cluster;
    let current = clusters.at(-1);
    if (current?.start !== start) {
      current = { start, d: '', advance: 0 };
      clusters.push(current);
    }
    current.d += drawGlyph(font, codepoint, current.advance + xOffset, yOffset);
    current.advance += xAdvance;
  }
  return clusters.map(({ d, advance }) => ({ d, advance }));
}

/** A text as outlines, as the store prints it. Lengths are thousandths of an em. */
export async function shapeText(text: string, asked: FontId): Promise<TextOutlines> {
  const id = fontFor(text, asked);
  const key = `${id} ${text}`;
  const known = cache.get(key);
  if (known !== undefined) {
    return known;
  }
  const font = await readFont(id);
  const { ascender, descender } = font.hExtents();
  const lines = text
    .normalize('NFC')
    .split('\n')
    .map((line) => shapeLine(font, line));
  const outlines = { ascent: ascender, descent: -descender, lines };
  cache.set(key, outlines);
  return outlines;
}
