import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeDefault, describeKind } from './describe-variable.ts';
import { type Variable, variables } from './variables.mjs';

const documentation = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
const programs = {
  api: 'API',
  shop: 'shop',
  sandbox: 'sandbox',
  start: '`npm start`',
  release: 'release',
  backup: 'backup',
};

const describeRow = ([name, variable]: [string, Variable]) =>
  `| ${[
    `\`${name}\``,
    variable.purpose,
    describeKind(variable),
    describeDefault(variable),
    variable.readBy.map((reader) => programs[reader]).join(', '),
  ].join(' | ')} |`;

it('the table of docs/operations.md says of every variable what the programs know of it', () => {
  const rows = documentation
    .split('\n')
    .filter((line) => /^\| `[A-Z0-9_]+` /.test(line))
    .map((line) => line.replaceAll(/ +\|/g, ' |'));
  expect(rows).toEqual(Object.entries(variables).map(describeRow));
});
