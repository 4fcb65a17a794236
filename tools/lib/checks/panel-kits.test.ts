import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { findByHand, type Source } from './panel-kits.ts';

const root = resolve(import.meta.dirname, '../../..');
const readFolder = (folder: string): Source[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file))
    .map((file) => ({
      file: `${folder}/${file.replaceAll('\\', '/')}`,
      text: readFileSync(join(root, folder, file), 'utf8'),
    }));
const panel = readFolder('seller-panel/src');
const sources = [...panel, ...readFolder('shared-panel/src'), ...readFolder('blog/src/features/manager')];

it('makes each form and each list page of the panel of its kit', () => {
  expect(findByHand(sources)).toEqual([]);
  expect(panel.filter(({ text }) => /use(List|Table)Page\(facts/.test(text)).length).toBeGreaterThanOrEqual(10);
});

it.each([
  ['a form by hand', 'app/trash-page.tsx', 'export const Trash = () => <form onSubmit={send} />;'],
  ['a form by hand', 'features/bulk/change-dialog.tsx', "import { useForm } from 'react-hook-form';"],
  ['parts of the list kit', 'features/work/work-desk.tsx', 'const selection = useSelection(query, ids, total);'],
  ['a pager by hand', 'features/pay-links/link-list.tsx', '<Pager pages={pages} size={20} />'],
  ['a table by hand', 'features/security/people-box.tsx', '<Table caption={texts.people}>'],
  ['a table by hand', 'features/security/people-box.tsx', '<table className={styles.people}>'],
  ['a search by hand', 'features/search-words/words-list.tsx', '<TextField type="search" name="q" />'],
  ['pages by hand', 'features/outbox/sent-box.tsx', "const pages = useCursorPages('sent');"],
])('refuses %s in %s', (name, path, text) => {
  const file = `seller-panel/src/${path}`;
  const others = sources.filter((source) => source.file !== file);
  expect(findByHand([...others, { file, text }])).toEqual([`${file}: ${name}`]);
});

it('refuses an exception that no file needs', () => {
  const file = 'blog/src/features/manager/post-form.tsx';
  expect(findByHand([...sources.filter((source) => source.file !== file), { file, text: '' }])).toEqual([
    `${file}: no longer a form by hand`,
  ]);
});

it('checks each form that is sent by a schema of the contract', () => {
  const schemas = panel.filter(({ file }) => file.endsWith('-schema.ts') && !file.includes('/lib/form/'));
  expect(schemas.length).toBeGreaterThan(15);
  expect(
    schemas.filter(({ text }) => !/@aaram\/shared-domain\/.+\/schema'/.test(text)).map(({ file }) => file),
  ).toEqual([]);
});
