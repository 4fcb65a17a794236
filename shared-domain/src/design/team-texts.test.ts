import { expect, it } from 'vitest';
import { boxOf } from './display-list.ts';
import type { DesignDocument, DesignObject, TextObject } from './document.ts';
import { fitTexts, listNameable, withTexts } from './team-texts.ts';

const usual = { name: '', turn: 0, flip: false, opacity: 1, isLocked: false, isHidden: false };
const text = (id: string, words: string, more: Partial<TextObject> = {}): TextObject => ({
  ...{ ...usual, kind: 'text', id, text: words, font: 'hind@1', size: 20, ink: '#28356e', x: 0, y: 0, outline: null },
  ...{ spacing: 0, curve: 0, align: 'center', leading: 1.1 },
  ...more,
});
const group = (children: DesignObject[], isHidden = false): DesignObject => ({
  ...{ ...usual, isHidden, kind: 'group', id: 'g', x: 150, y: 200 },
  children,
});
const documentOf = (...front: DesignObject[]): DesignDocument => ({ v: 1, areas: 'tee@1', prints: { front } });
/** Each letter is as wide as half of its size. */
const outlinesOf = ({ text: words }: TextObject) => ({
  ...{ ascent: 800, descent: 200 },
  lines: [[...words].map(() => ({ d: 'M0 0L500 0L500 -700L0 -700Z', advance: 500 }))],
});

it('texts in groups take names too, hidden ones do not', () => {
  const document = documentOf(text('a', 'one'), group([text('b', 'two'), text('c', 'three', { isHidden: true })]));
  expect(listNameable(document).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(listNameable(documentOf(group([text('b', 'two')], true)))).toEqual([]);
  expect(withTexts(document, { c: 'Asha' })).toBeUndefined();
  expect(listNameable(withTexts(document, { b: 'Asha' }) ?? document).map((one) => one.text)).toEqual(['one', 'Asha']);
});

it('a group whose name is longer becomes smaller as a whole, and stays in the area', () => {
  const document = documentOf(group([text('b', 'Lakshmi Venkatanarasimharajuvaripeta'), text('d', '10', { y: 30 })]));
  const [fitted] = fitTexts(document, ['b'], outlinesOf).prints.front ?? [];
  expect(fitted?.kind === 'group' && fitted.children.map((child) => child.kind === 'text' && child.size < 20)).toEqual([
    true,
    true,
  ]);
  const box = fitted && boxOf(fitted, outlinesOf);
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(305);
  expect(fitTexts(document, ['x'], outlinesOf)).toEqual(document);
});
