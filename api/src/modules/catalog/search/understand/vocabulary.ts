import type { SearchWordKind } from '@aaram/shared-domain/search-words';
import { toSingular } from '../fold-text.ts';
import { joinParts, splitJoined, splitSearchWords } from './search-words.ts';

/**
 * same: all terms mean each other. one: a term also finds the targets. fix: a term that no product has is written as the
 * target. none: not sold here, the targets are near. drop: weighs nothing. page: the target is the address of a page.
 */
export type Synonym = { kind: SearchWordKind; terms: readonly string[]; targets: readonly string[] };

/** The most words of a phrase in the vocabulary that are looked for together. */
export const MAX_PHRASE_WORDS = 5;

/** The key under which a phrase is found: its words with single spaces. */
export const phraseKey = (text: string): string => splitSearchWords(text).join(' ');

const singularKey = (key: string): string => key.split(' ').map(toSingular).join(' ');

/** The same phrase written with dashes, with spaces and together, and all of them in the singular. */
function keysOf(term: string): string[] {
  const words = splitSearchWords(term);
  const parted = words.flatMap((word) => {
    const parts = splitJoined(word);
    return parts.length > 0 ? parts : [word];
  });
  const key = words.join(' ');
  const isJoined = parted.length > words.length;
  const keys = [key, parted.join(' '), ...(isJoined ? [words.map(joinParts).join(' ')] : [])];
  return [...new Set([...keys, ...keys.map(singularKey)])];
}

/** All words that admins have written down, ready to be looked up. Holds nothing that depends on products. */
export function createVocabulary(synonyms: readonly Synonym[]) {
  const byKey = new Map<string, Synonym[]>();
  for (const synonym of synonyms) {
    for (const key of new Set(synonym.terms.flatMap(keysOf))) {
      byKey.set(key, [...(byKey.get(key) ?? []), synonym]);
    }
  }
  const terms = [...byKey.keys()].filter((key) => byKey.get(key)?.some(({ kind }) => kind !== 'drop'));
  const find = (key: string): readonly Synonym[] => byKey.get(key) ?? byKey.get(singularKey(key)) ?? [];
  const ofKind = (key: string, kind: SearchWordKind) => find(key).filter((one) => one.kind === kind);

  /** The term and all that mean the same, folded; itself first. */
  function listSame(key: string): string[] {
    const same = ofKind(key, 'same').flatMap((one) => one.terms.map(phraseKey));
    return [...new Set([key, ...same])];
  }

  return {
    /** Every phrase that is known, folded: to correct typing errors. */
    terms,
    find,
    listSame,
    /** What a term also finds, nearest first, without itself. */
    listWider(key: string): string[] {
      const same = listSame(key);
      const wider = same.flatMap((one) => ofKind(one, 'one').flatMap(({ targets }) => targets.map(phraseKey)));
      return [...new Set(wider)].filter((one) => !same.includes(one));
    },
    /** Of terms that only a wider one finds ("ash" of "grey"), that wider one. */
    listParents(key: string): string[] {
      const parents = synonyms.filter(
        ({ kind, targets }) => kind === 'one' && targets.some((target) => phraseKey(target) === key),
      );
      return [...new Set(parents.map(({ terms: [first = ''] }) => phraseKey(first)))].filter((one) => one !== key);
    },
    /** How many synonyms there are. */
    size: synonyms.length,
  };
}
export type Vocabulary = ReturnType<typeof createVocabulary>;
