import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  findProofs,
  findTagged,
  promiseKinds,
  readNames,
  readPromises,
  readTags,
  readTestFiles,
  tagKinds,
} from './test-tags.ts';

const root = resolve(import.meta.dirname, '../..');
const files = readTestFiles(root);
const tests = files.flatMap(readTags);

describe('what the documents promise', () => {
  it.each(tagKinds)('has a test each, and tests name only what there is: %s', (kind) => {
    const named = tests.filter((test) => test.kind === kind).flatMap(({ names }) => names);
    expect([...new Set(named)].sort()).toEqual(readNames(root, kind).toSorted());
  });

  it('is shown by tests with a title', () => {
    expect(tests.filter((test) => test.title === undefined)).toEqual([]);
    expect(tests.length).toBeGreaterThan(1000);
  });

  it.each(promiseKinds)('has a name of its own: %s', (kind) => {
    const names = readNames(root, kind);
    expect(names).toEqual([...new Set(names)]);
    expect(names.length).toBeGreaterThan(10);
  });

  it('says what is not claimed, where it is reliability', () => {
    expect(readPromises(root, 'reliability').filter(({ cells }) => cells.length !== 3)).toEqual([]);
  });
});

describe('the commands for proofs', () => {
  it('run every attack on the built store, and every test that shows a promise of security', () => {
    const proofs = findProofs(files);
    const attacks = readdirSync(join(root, 'e2e/attack')).map((file) => `e2e/attack/${file}`);
    expect(proofs).toEqual(expect.arrayContaining(attacks.filter((path) => path.endsWith('.test.ts'))));
    expect(proofs).toEqual(expect.arrayContaining(findTagged(files, 'security')));
    expect(proofs).toContain('e2e/security/attack-strings.test.ts');
    expect(proofs).not.toContain('e2e/chaos/kill.test.ts');
  });

  it('run every proof that needs minutes', () => {
    const proofs = readdirSync(join(root, 'e2e/reliability')).map((file) => `e2e/reliability/${file}`);
    expect(findTagged(files, 'reliability')).toEqual(expect.arrayContaining(proofs));
  });
});

describe('a tag of a test', () => {
  it('names rules, in several lines too, and promises; the title is that of the test below', () => {
    const tagged = ['  // rules: gst', '  // rules: refunds, credits', '  // security: own-data'];
    const text = [...tagged, "  it.each([['a', 1]])('costs it\\'s %i', async () => {", "  it('has none', () => {});"];
    const at = { file: 'a.test.ts', line: 4, title: "costs it's %i" };

    expect(readTags({ path: 'a.test.ts', text: text.join('\n') })).toEqual([
      { kind: 'rules', names: ['gst'], ...at },
      { kind: 'rules', names: ['refunds', 'credits'], ...at },
      { kind: 'security', names: ['own-data'], ...at },
    ]);
  });
});
