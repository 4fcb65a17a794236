import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const apps = ['storefront', 'shell', 'seller-panel', 'blog', 'shared-platform', 'shared-ui', 'shared-domain', 'api'];
const folders = ['e2e', ...apps.map((app) => `${app}/src`)];
const testFile = /([^/]+)\.test\.tsx?$/;

/** Every test file by its name without the ending; a name used twice holds the text of both. */
function readTests() {
  const texts = new Map();
  for (const folder of folders) {
    for (const file of readdirSync(join(root, folder), { recursive: true })) {
      const name = testFile.exec(String(file))?.[1];
      if (name === undefined || file.includes('node_modules')) continue;
      const text = readFileSync(join(root, folder, file), 'utf8').replaceAll('\\', '');
      texts.set(name, `${texts.get(name) ?? ''}\n${text}`);
    }
  }
  return texts;
}

const rows = readFileSync(join(root, 'e2e/specification.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes(' › '))
  .map((line) => line.slice(2, -2).split(' | '));

describe('the table of the specification', () => {
  it('names only tests that exist', () => {
    const tests = readTests();
    const missing = rows
      .flatMap(([, shownBy]) => shownBy.split('<br>'))
      .map((reference) => reference.trim())
      .filter((reference) => {
        const [file, title] = reference.split(' › ');
        const text = tests.get(file) ?? '';
        return !["'", '"', '`'].some((quote) => text.includes(`${quote}${title}${quote}`));
      });
    expect(missing).toEqual([]);
    expect(rows.length).toBeGreaterThan(150);
  });
});
