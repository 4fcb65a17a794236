import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const panel = resolve(import.meta.dirname, '../../seller-panel/src');
/** The kit that all forms of the panel are made of. */
const kit = join('lib', 'form');

const sources = readdirSync(panel, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file) && !file.startsWith(kit))
  .map((file) => ({ file, text: readFileSync(join(panel, file), 'utf8') }));
const filesWith = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

it('makes each form of the panel of the kit', () => {
  expect(filesWith(/<form\b|new FormData\(event/)).toEqual([]);
  expect(filesWith(/from 'react-hook-form'|from '@hookform/)).toEqual([]);
});

it('checks each form that is sent by a schema of the contract', () => {
  const schemas = sources.filter(({ file }) => file.endsWith('-schema.ts'));
  expect(schemas.length).toBeGreaterThan(15);
  expect(
    schemas.filter(({ text }) => !/@aaram\/shared-domain\/.+\/schema'/.test(text)).map(({ file }) => file),
  ).toEqual([]);
});

it('makes each list page of the panel of the list kit', () => {
  const elsewhere = (name: string) =>
    filesWith(new RegExp(`\\b${name}\\(`)).filter((file) => !file.startsWith(join('lib', 'list')));
  expect(['useListAddress', 'useSelection', 'useTableSettings', 'useRowKeys'].flatMap(elsewhere)).toEqual([]);
  expect(filesWith(/use(List|Table)Page\(facts/).length).toBeGreaterThanOrEqual(6);
});
