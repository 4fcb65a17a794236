import { findLikely, isTypingError, stemsOf } from './likeness.ts';
import { type PriceBounds, takePriceWords } from './price-words.ts';
import { foldWords, formsOf, joinParts, splitJoined, splitSearchWords } from './search-words.ts';
import { findSizeWord } from './size-words.ts';
import type { Pattern, Phrase, WordGroup } from './text-match.ts';
import { MAX_PHRASE_WORDS, phraseKey, type Vocabulary } from './vocabulary.ts';

/** More words say no more, and each costs time. */
const MAX_WORDS = 10;
const MAX_GROUPS = 6;
const MAX_LEVELS = 6;
const MIN_START = 3;

/** What the words of products are asked for. */
export type KnownWords = {
  /** Which of these are whole words of some product. */
  whole: (words: readonly string[]) => Promise<ReadonlySet<string>>;
  /** The shortest word of a product that begins so; undefined when none does. */
  complete: (start: string) => Promise<string | undefined>;
  /** The words of products nearest to a misspelt one. */
  near: (word: string) => Promise<readonly string[]>;
};

/** What a part of a query was taken for, and the typed words it came from. */
export type Sense = 'thing' | 'gender' | 'colour' | 'size' | 'price';
export type Part = { sense: Sense; typed: string; label: string };
export type UnderstoodGroup = WordGroup & Part & { isElsewhere: boolean };

/** A query as it was understood. */
export type UnderstoodQuery = {
  groups: readonly UnderstoodGroup[];
  size?: Part & { size: string };
  price?: Part & { bounds: PriceBounds };
  /** The query with its typing errors mended; null when there were none. */
  corrected: string | null;
  /** The query with its words mended and completed. */
  whole: string;
  /** The typed parts in their order, without little words: what is left of the query without one of them. */
  parts: readonly string[];
  /** Typed words that no product has and no word is near to. */
  unknown: readonly string[];
  /** Words for what is not sold here, when something near was looked for instead. */
  notSold: readonly string[];
  /** Address of the page that was asked for. */
  page: string | null;
};

const GENDERS = ['men', 'women', 'kids', 'boys', 'girls'];
const COLOURS = [
  ...['black', 'white', 'red', 'maroon', 'blue', 'indigo', 'sky', 'green', 'yellow', 'orange', 'pink', 'purple'],
  ...['brown', 'beige', 'khaki', 'grey', 'gray', 'golden', 'silver', 'multicolour'],
];

const patternsOf = (key: string): Pattern[] => key.split(' ').map((word) => ({ forms: formsOf(word) }));
const phraseOf = (key: string, isSmall: (word: string) => boolean): Phrase => {
  const words = key.split(' ');
  const telling = words.filter((word) => !isSmall(word));
  return patternsOf((telling.length > 0 ? telling : words).join(' '));
};

type Context = { vocabulary: Vocabulary; whole: ReadonlySet<string> };
const createSmall =
  ({ vocabulary }: Context) =>
  (word: string) =>
    vocabulary.find(word).some(({ kind }) => kind === 'drop');

function senseOf(keys: readonly string[]): Sense {
  if (keys.some((key) => GENDERS.includes(key))) {
    return 'gender';
  }
  return keys.some((key) => COLOURS.includes(key)) ? 'colour' : 'thing';
}

/** Whether products have all words of a phrase, as whole words. */
const isKnownPhrase = ({ whole }: Context, key: string) =>
  key.split(' ').every((word) => formsOf(word).some((form) => whole.has(form)));

/** A word of a phrase with all single words that mean the same: a school bag is first of all one for school. */
const hintOf = (word: string, vocabulary: Vocabulary): Pattern => ({
  forms: vocabulary
    .listSame(word)
    .filter((one) => !one.includes(' '))
    .flatMap(formsOf),
});

/** A group for a phrase of the vocabulary, or for a single word. */
function createGroup(key: string, typed: string, context: Context): UnderstoodGroup {
  const { vocabulary } = context;
  const isSmall = createSmall(context);
  const toPhrases = (keys: readonly string[]) => keys.map((one) => phraseOf(one, isSmall));
  const same = vocabulary.listSame(key);
  const none = isKnownPhrase(context, key)
    ? []
    : same.flatMap((one) =>
        vocabulary.find(one).flatMap(({ kind, targets }) => (kind === 'none' ? targets.map(phraseKey) : [])),
      );
  const wider = [...vocabulary.listWider(key), ...none];
  const sense = senseOf(same);
  const parents = sense === 'thing' ? vocabulary.listParents(key) : [];
  const ofColour = parents.filter((one) => senseOf(vocabulary.listSame(one)) === 'colour');
  const families = ofColour.flatMap((one) => [...vocabulary.listSame(one), ...vocabulary.listWider(one)]);
  const levels = [
    toPhrases(same),
    ...wider.map((one) => toPhrases(vocabulary.listSame(one))),
    ...(families.length > 0 ? [toPhrases(families)] : []),
  ];
  const words = key.split(' ').filter((word) => !isSmall(word));
  return {
    levels: [
      ...levels.slice(0, MAX_LEVELS - 1),
      ...(levels.length < MAX_LEVELS ? [] : [levels.slice(MAX_LEVELS - 1).flat()]),
    ],
    // The last word says what it is, those before it what kind.
    ...(words.length > 1 ? { hints: words.slice(0, -1).map((word) => hintOf(word, vocabulary)) } : {}),
    sense,
    typed,
    label: typed,
    isElsewhere: none.length > 0,
  };
}

/** What some words were read as. Little words have neither a group nor anything else. */
type Reading = {
  typed: string;
  /** The whole word of which the beginning was typed. */
  completed?: string;
  group?: UnderstoodGroup;
  corrected?: string;
  unknown?: string;
  page?: string;
  notSold?: string;
};

/** A word that is still being typed: of a product, or else of the vocabulary ("chapp" for slippers). */
async function readBeginning(word: string, context: Context, known: KnownWords): Promise<Reading | undefined> {
  const own = await known.complete(word);
  if (own !== undefined) {
    const levels = [[[{ forms: [word], isStart: true }]]];
    return {
      typed: word,
      completed: own,
      group: { levels, sense: 'thing', typed: word, label: word, isElsewhere: false },
    };
  }
  const [term] = context.vocabulary.terms
    .filter((one) => one.startsWith(word) && !one.includes(' '))
    .toSorted((a, b) => a.length - b.length);
  return term === undefined
    ? undefined
    : { typed: word, completed: term, group: createGroup(resolveFix(term, context), word, context) };
}

/** One word that the vocabulary does not have as it was typed. */
async function readWord(word: string, context: Context, known: KnownWords): Promise<Reading> {
  const { vocabulary, whole } = context;
  const single = (levels: Phrase[][]): Reading => ({
    typed: word,
    group: { levels, sense: 'thing', typed: word, label: word, isElsewhere: false },
  });
  if (formsOf(word).some((form) => whole.has(form))) {
    return { typed: word, group: createGroup(word, word, context) };
  }
  const stem = stemsOf(word).find((one) => vocabulary.find(one).length > 0 || whole.has(one));
  if (stem !== undefined) {
    return { typed: word, group: createGroup(resolveFix(stem, context), word, context) };
  }
  const parts = splitJoined(word);
  if (parts.length > 0 && parts.every((part) => formsOf(part).some((form) => whole.has(form)))) {
    return single([[parts.map((part) => ({ forms: formsOf(part) }))]]);
  }
  const begun = [...word].length < MIN_START ? undefined : await readBeginning(word, context, known);
  if (begun !== undefined) {
    return begun;
  }
  const meant = findLikely(word, [...vocabulary.terms, ...(await known.near(word))]);
  if (meant === undefined) {
    return { typed: word, unknown: word };
  }
  const corrected = resolveFix(meant, context);
  return { typed: word, group: createGroup(corrected, word, context), corrected };
}

/** What a misspelt term stands for; the term itself when products have it, or when it is right. */
function resolveFix(key: string, context: Context): string {
  const fix = context.vocabulary.find(key).find(({ kind }) => kind === 'fix');
  const [target] = fix?.targets ?? [];
  return target === undefined || isKnownPhrase(context, key) ? key : phraseKey(target);
}

/** A phrase that the vocabulary has. */
function readPhrase(key: string, typed: string, context: Context): Reading {
  const entries = context.vocabulary.find(key);
  const page = entries.find(({ kind }) => kind === 'page')?.targets[0];
  if (page !== undefined) {
    return { typed, page };
  }
  if (entries.every(({ kind }) => kind === 'drop')) {
    return { typed };
  }
  const meant = resolveFix(key, context);
  const group = createGroup(meant, typed, context);
  const isNowhere = entries.some(({ kind }) => kind === 'none') && !isKnownPhrase(context, meant);
  return {
    typed,
    group,
    // Another word of the same meaning ("ghadi") needs no word about it.
    ...(meant === key || !isTypingError(key, meant) ? {} : { corrected: meant }),
    ...(isNowhere ? { notSold: typed } : {}),
  };
}

/** How many words from here on are a phrase of the vocabulary, the longest first; 0 when not even one is. */
function measurePhrase(words: readonly string[], at: number, { vocabulary }: Context): number {
  for (let length = Math.min(MAX_PHRASE_WORDS, words.length - at); length > 0; length -= 1) {
    const key = words.slice(at, at + length).join(' ');
    if (vocabulary.find(key).length > 0 || vocabulary.find(joinParts(key)).length > 0) {
      return length;
    }
  }
  return 0;
}

/** Every word that has to be known: of the query, its pairs written together, its parts, and what they mean. */
function listAsked(words: readonly string[], vocabulary: Vocabulary): string[] {
  const pairs = words.slice(1).map((word, at) => `${words[at] ?? ''}${word}`);
  const phrases = words.flatMap((_, at) =>
    Array.from({ length: MAX_PHRASE_WORDS }, (_value, index) => words.slice(at, at + index + 1).join(' ')),
  );
  const fixed = phrases.flatMap((key) => vocabulary.find(key).flatMap(({ terms, targets }) => [...terms, ...targets]));
  const parts = words.flatMap((word) => [...splitJoined(word), ...stemsOf(word)]);
  const all = [...words, ...pairs, ...parts, ...fixed.flatMap(splitSearchWords)];
  return [...new Set(all.flatMap(formsOf))];
}

/** Two words that products write as one: "top handle" for "top-handle". */
const isPair = (words: readonly string[], at: number, { whole }: Context) =>
  at + 1 < words.length && whole.has(`${words[at] ?? ''}${words[at + 1] ?? ''}`);

async function readAll(words: readonly string[], context: Context, known: KnownWords): Promise<Reading[]> {
  const readings: Reading[] = [];
  for (let at = 0; at < words.length; ) {
    const length = measurePhrase(words, at, context);
    const typed = words.slice(at, at + Math.max(1, length)).join(' ');
    if (length > 0) {
      const key = context.vocabulary.find(typed).length > 0 ? typed : joinParts(typed);
      readings.push(readPhrase(key, typed, context));
    } else if (isPair(words, at, context)) {
      const pair = `${words[at] ?? ''}${words[at + 1] ?? ''}`;
      const both = `${typed} ${words[at + 1] ?? ''}`;
      readings.push({ typed: both, group: createGroup(pair, both, context) });
      at += 1;
    } else {
      readings.push(await readWord(typed, context, known));
    }
    at += Math.max(1, length);
  }
  return readings;
}

/**
 * What a shopper's words mean. Words may stand in any order and either script; phrases of the vocabulary come first, the
 * longest of them; then whole words of products, words that products write together, beginnings, and last the nearest
 * word. Prices and sizes become filters. The list, the counts beside the filters, suggestions, the panel and the second
 * engine all ask this one function.
 */
export async function understandQuery(
  query: string,
  { vocabulary, known }: { vocabulary: Vocabulary; known: KnownWords },
): Promise<UnderstoodQuery> {
  const { bounds, words: priceWords, rest } = takePriceWords(foldWords(query).replace(/\s+/g, ' ').trim());
  const all = splitSearchWords(rest).slice(0, MAX_WORDS);
  const found = findSizeWord(all);
  const words = found === undefined ? all : [...all.slice(0, found.from), ...all.slice(found.to)];
  const context = { vocabulary, whole: await known.whole(listAsked(words, vocabulary)) };
  const readings = await readAll(words, context, known);
  const isCorrected = readings.some(({ corrected }) => corrected !== undefined);
  const groups = readings.flatMap(({ group, corrected }) => (group === undefined ? [] : [{ group, corrected }]));
  const unknown = readings.flatMap((reading) => reading.unknown ?? []);
  const isGuess = unknown.length > 0 && groups.every(({ corrected }) => corrected !== undefined);
  const telling = readings.filter(({ group, unknown: no, page }) => (group ?? no ?? page) !== undefined);
  const sizeTyped = found === undefined ? [] : [all.slice(found.from, found.to).join(' ')];
  return {
    // A word guessed beside one that nothing is known of is most likely another word too.
    groups: isGuess ? [] : groups.map(({ group }) => group).slice(0, MAX_GROUPS),
    parts: [...telling.map(({ typed }) => typed), ...sizeTyped, ...(priceWords === '' ? [] : [priceWords])],
    ...(found === undefined
      ? {}
      : {
          size: {
            sense: 'size',
            typed: all.slice(found.from, found.to).join(' '),
            label: found.size,
            size: found.size,
          },
        }),
    ...(bounds === undefined ? {} : { price: { sense: 'price', typed: priceWords, label: priceWords, bounds } }),
    corrected: isCorrected && !isGuess ? readings.map(({ corrected, typed }) => corrected ?? typed).join(' ') : null,
    whole: readings.map(({ corrected, completed, typed }) => corrected ?? completed ?? typed).join(' '),
    unknown,
    notSold: readings.flatMap(({ notSold }) => notSold ?? []),
    page: readings.find(({ page }) => page !== undefined)?.page ?? null,
  };
}
