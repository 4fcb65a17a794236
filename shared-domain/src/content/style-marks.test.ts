import { expect, it } from 'vitest';
import { readStyleMarks } from './style-marks.ts';

it.each([
  ['font-weight:700', { strong: true }],
  ['color: red; FONT-WEIGHT : bold', { strong: true }],
  ['font-weight:normal', { strong: false }],
  ['font-weight:400;font-style:italic', { strong: false, em: true }],
  ['text-decoration: line-through', { s: true }],
  ['text-decoration-line:underline line-through', { s: true }],
  ['mso-bidi-font-weight:bold', {}],
  ['', {}],
])('reads %j', (style, marks) => {
  expect(readStyleMarks(style)).toEqual({ strong: undefined, em: undefined, s: undefined, ...marks });
});
