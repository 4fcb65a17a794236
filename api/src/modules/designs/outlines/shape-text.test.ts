import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type FontId, fontFor, fontIds, fonts } from '@aaram/shared-domain/design';
import { Buffer as ShapingBuffer, shape } from 'harfbuzzjs';
import { describe, expect, it } from 'vitest';
import { readFont } from './font-files.ts';
import golden from './golden-outlines.json' with { type: 'json' };
import { shapeText } from './shape-text.ts';

const DEVANAGARI = /[\p{Script=Devanagari}\u200c\u200d]+/gu;
/** Conjuncts, marks and spellings that shapers get wrong, beside the words that shoppers search for. */
const hard = [
  'क्षत्रिय',
  'स्त्री',
  'हिन्दी',
  'ज्ञान',
  'श्रृंगार',
  'राष्ट्र',
  'द्वितीय',
  'चिट्ठी',
  'क्‍या',
  'र्‍य',
  'ॐ',
  'कर्म',
  'ट्रक',
  'फ़ैशन',
  'ज़री',
  'दूध',
  'रूप',
  'हृदय',
  'अन्तर्राष्ट्रीय',
];

async function readWords(): Promise<string[]> {
  const table = await readFile(new URL('../../../../demo/synonyms.tsv', import.meta.url), 'utf8');
  return [...new Set([...hard, ...(table.match(DEVANAGARI) ?? [])])].sort();
}

const hashOf = async (font: FontId, words: readonly string[]) => {
  const hash = createHash('sha256');
  for (const word of words) {
    hash.update(JSON.stringify(await shapeText(word, font)));
  }
  return hash.digest('hex').slice(0, 16);
};

const hindiFonts = fontIds.filter((id) => fonts[id].hasDevanagari);

describe('the faces of designs', () => {
  it('are twelve and more, five of them for Devanagari', () => {
    expect(fontIds.length).toBeGreaterThanOrEqual(12);
    expect(hindiFonts.length).toBeGreaterThanOrEqual(5);
  });

  it.each(fontIds)('%s draws as it did when designs were stored with it', async (font) => {
    const words = fonts[font].hasDevanagari ? await readWords() : ['Aaram', 'GOA 2026', 'no excuses!', '₹499', 'Été'];
    expect(await hashOf(font, words)).toBe((golden as Record<string, string>)[font]);
  });

  it.each(hindiFonts)('%s has a shape for every letter, and joins what belongs together', async (font) => {
    const words = await readWords();
    expect(words.length).toBeGreaterThan(150);
    for (const word of words) {
      const buffer = new ShapingBuffer();
      buffer.addText(word);
      buffer.guessSegmentProperties();
      shape(await readFont(font), buffer);
      // Glyph 0 is the box for letters that a font does not have.
      expect(
        buffer.getGlyphInfos().map(({ codepoint }) => codepoint),
        word,
      ).not.toContain(0);
      const [line = []] = (await shapeText(word, font)).lines;
      expect(line.length, word).toBe([...new Intl.Segmenter('hi').segment(word)].length);
    }
  });
});

describe('a text', () => {
  it('in Devanagari comes in Hind where its face has no such letters', async () => {
    expect(fontFor('नमस्ते', 'anton@1')).toBe('hind@1');
    expect(await shapeText('नमस्ते', 'anton@1')).toEqual(await shapeText('नमस्ते', 'hind@1'));
  });

  it('has its letters apart, and conjuncts as one', async () => {
    const [line = []] = (await shapeText('क्षमा', 'hind@1')).lines;
    expect(line.map(({ advance }) => advance > 0)).toEqual([true, true]);
    const [latin = []] = (await shapeText('Goa', 'hind@1')).lines;
    expect(latin).toHaveLength(3);
  });

  it('may be empty, or of spaces, lines and emoji', async () => {
    for (const text of ['', '   ', '\n\n', '👩‍👩‍👧', '\u202Eabc', 'a\u0301\u0302']) {
      const outlines = await shapeText(text, 'hind@1');
      expect(outlines.lines).toHaveLength(text.split('\n').length);
    }
  });
});
