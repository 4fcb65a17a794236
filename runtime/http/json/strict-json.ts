import { isAscii } from 'node:buffer';

/** Deeper than any call of the store, twice over. */
const MAX_DEPTH = 32;
const decoder = new TextDecoder('utf-8', { fatal: true });

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;

/** Index of the quote that ends the string at `start`. Uses `indexOf`, because a picture is one long string. */
function findStringEnd(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end > 0) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === BACKSLASH) {
      slashes += 1;
    }
    if (slashes % 2 === 0) {
      return end;
    }
    end = text.indexOf('"', end + 1);
  }
  return text.length;
}

const isSpace = (code: number) => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;

function isKeyBefore(text: string, after: number): boolean {
  let index = after;
  while (isSpace(text.charCodeAt(index))) {
    index += 1;
  }
  return text.charCodeAt(index) === COLON;
}

const isOpening = (code: number) => code === 0x7b || code === 0x5b;
const isClosing = (code: number) => code === 0x7d || code === 0x5d;

/** Names that an object may have, and that all of them may have together; no call has half of them. */
const MAX_KEYS = 500;
const MAX_NAMES = 10_000;

/** A key as it is meant: only one with escapes has to be parsed. */
function readKey(text: string, start: number, end: number): string {
  const key = text.slice(start + 1, end);
  return key.includes('\\') ? String(JSON.parse(`"${key}"`)) : key;
}

/** Notes the keys of all objects of a text, one after the other; refuses one that an object may not have. */
function createKeys() {
  const open: Set<string>[] = [];
  let names = 0;
  return {
    /** Whether an object or a list may begin here. */
    begin: (): boolean => open.push(new Set()) <= MAX_DEPTH,
    end: (): void => void open.pop(),
    /** Whether the innermost object may have this key. */
    add(key: string): boolean {
      const own = open.at(-1);
      names += 1;
      if (key === '__proto__' || names > MAX_NAMES || (own !== undefined && (own.size >= MAX_KEYS || own.has(key)))) {
        return false;
      }
      own?.add(key);
      return true;
    },
  };
}

/**
 * Whether valid JSON has what the parser accepts silently: a key twice in one object, of which only the last would count,
 * the key `__proto__`, and too deep nesting.
 */
export function isAmbiguous(text: string): boolean {
  const keys = createKeys();
  let isClear = true;
  for (let index = 0; index < text.length && isClear; index += 1) {
    const code = text.charCodeAt(index);
    if (code === QUOTE) {
      const end = findStringEnd(text, index);
      isClear = !isKeyBefore(text, end + 1) || keys.add(readKey(text, index, end));
      index = end;
    } else if (isOpening(code)) {
      isClear = keys.begin();
    } else if (isClosing(code)) {
      keys.end();
    }
  }
  return !isClear;
}

/** Whether every text in a value can be stored: no NUL character, no lone surrogate. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') {
    return value.isWellFormed() && !value.includes('\0');
  }
  if (typeof value !== 'object' || value === null) {
    return true;
  }
  return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner));
}

const LONG_STRING = 1024;

/**
 * Whether a body has more than `maxBare` bytes besides its long plain strings, such as pictures as data URLs, which are
 * ASCII without escapes. Parsing 12 MB of numbers or names would delay all requests; a picture is one string.
 */
function isBareTooLong(body: Buffer, maxBare: number): boolean {
  let [at, bare] = [0, 0];
  while (at < body.length && bare <= maxBare) {
    const start = body.indexOf(QUOTE, at);
    const end = start === -1 ? -1 : body.indexOf(QUOTE, start + 1);
    if (end === -1) {
      return bare + body.length - at > maxBare;
    }
    const isLong = end - start > LONG_STRING && !body.subarray(start, end).includes(BACKSLASH);
    bare += start - at + (isLong ? 2 : end - start + 1);
    at = end + 1;
  }
  return bare > maxBare;
}

function parse(body: Buffer): { text: string; value: unknown } | undefined {
  try {
    // What is plain ASCII, as pictures are, needs no decoder.
    const text = isAscii(body) ? body.toString('latin1') : decoder.decode(body);
    return { text, value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** Why a body is refused: `unreadable` is no JSON, or ambiguous; `unstorable` has texts that a database cannot store. */
export type JsonProblem = 'too-large' | 'unreadable' | 'unstorable';

/**
 * Reads JSON strictly: UTF-8, each key once, no deep nesting, storable texts, and at most `maxBare` bytes besides long plain
 * strings. An empty body is undefined.
 */
export function readStrictJson(body: Buffer, maxBare: number): { value: unknown } | { problem: JsonProblem } {
  if (body.length === 0) {
    return { value: undefined };
  }
  if (body.length > maxBare && (!isAscii(body) || isBareTooLong(body, maxBare))) {
    return { problem: 'too-large' };
  }
  const parsed = parse(body);
  if (parsed === undefined || isAmbiguous(parsed.text)) {
    return { problem: 'unreadable' };
  }
  // Without escapes, valid JSON in UTF-8 has no NUL and no lone surrogate.
  return parsed.text.includes('\\u') && !isStorable(parsed.value) ? { problem: 'unstorable' } : { value: parsed.value };
}
