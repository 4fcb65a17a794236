import { expect, it } from 'vitest';
import { describeSettings } from './settings-table.ts';
import { variables } from './variables.mjs';

it('the printed settings have every variable, in the order of their definitions', () => {
  expect(describeSettings().map((paragraph) => paragraph.split('\n')[0])).toEqual(Object.keys(variables));
});

it('the printed settings say what a variable is for, what it may be, its default and who reads it', () => {
  expect(describeSettings('HOLD_MINUTES')).toEqual([
    [
      'HOLD_MINUTES',
      '  how long an unpaid order holds its stock',
      '  may be: a number of minutes above 0',
      '  default: `15`',
      '  read by: API',
    ].join('\n'),
  ]);
});

it('the printed settings are found by a part of their name or purpose, in any case', () => {
  expect(describeSettings('webhook_secret_prev')).toHaveLength(1);
  expect(describeSettings('unpaid ORDER')).toHaveLength(1);
  expect(describeSettings('no such setting')).toEqual([]);
});
