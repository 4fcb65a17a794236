import { describe, expect, it } from 'vitest';
import { findUnusedWords, hasUnusedWord } from './unused-words.ts';

const [most, vain, who] = ['MO' + 'ST_ROWS', 'in ' + 'vain', 'Who' + 'ever'];

describe('words that are not used', () => {
  it.each([
    [`const ${most} = 50;`, 'write MAX_…'],
    [`// It waits ${vain}.`, 'write zero-result, or without success'],
    [`- ${who} comes first is served.`, 'write anyone who, the person who, no matter who'],
  ])('are found in names, comments and documents: %s', (line, says) => {
    expect(findUnusedWords(`const a = 1;\n${line}`)).toEqual([{ line: 2, says, text: line }]);
  });

  it('may be parts of other words and of names that others depend on', () => {
    expect(findUnusedWords('almost, at least, ALMOST_READY, soughtInVain, vain_searches, howsoever')).toEqual([]);
  });

  it.each([
    ['const kept = 1;', 'write cached, stored, retained or deducted'],
    ['const setKept = 1;', 'write cached, stored, retained or deducted'],
    ['// The page is told.', 'write shown, sent, reported or notified'],
    ["it('is for nobody', run);", 'write no user, no shopper, or what is missing'],
    ['const KEPT_DAYS = 1;', 'write cached, stored, retained or deducted'],
    ['names.map((name, place) => name);', 'write index, position, offset'],
    ['{ turns: false } // They are served in turns.', 'write single-flight, queue, round-robin, attempts'],
  ])('are found in sources and tests: %s', (line, says) => {
    expect(findUnusedWords(line)).toEqual([{ line: 1, says, text: line }]);
  });

  it('may be fields of the API, columns and users of the system', () => {
    const line = "counts: { undone: 0, kept: 0 }, keptPart, 'account-kept', toldPaise, ['nobody'], set told = true";
    expect(findUnusedWords(line)).toEqual([]);
  });

  it('are not in names of files', () => {
    expect([hasUnusedWord('search/vain-searches.ts'), hasUnusedWord('search/vanity.ts')]).toEqual([true, false]);
    expect([hasUnusedWord('blog/src/kept-draft.ts'), hasUnusedWord('api/src/kettle.ts')]).toEqual([true, false]);
  });
});
