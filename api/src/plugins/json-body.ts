import { isAscii } from 'node:buffer';
import { bodyLimits } from '@aaram/shared-domain/contract';
import { readText } from '@aaram/shared-domain/read';
import * as texts from '#texts/requests.ts';
import { fail } from './errors.ts';

/** No call of the contract nests more than half as deep. */
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

/** What is wrong with the key of this number, in an object that already has the keys `known`; adds it to them. */
function findKeyProblem(key: string, known: Set<string> | undefined, number: number): string | undefined {
  if (key === '__proto__') {
    return texts.unreadable;
  }
  if (number > MAX_NAMES || (known !== undefined && known.size >= MAX_KEYS)) {
    return texts.unreadable;
  }
  if (known?.has(key)) {
    return texts.unreadable;
  }
  known?.add(key);
  return undefined;
}

/**
 * Finds in valid JSON what the parser accepts silently: a key twice in one object, of which only the last would count,
 * the key `__proto__`, and too deep nesting. Returns what is wrong, or undefined.
 */
export function findJsonProblem(text: string): string | undefined {
  const open: Set<string>[] = [];
  let names = 0;
  let problem: string | undefined;
  for (let index = 0; index < text.length && problem === undefined; index += 1) {
    const code = text.charCodeAt(index);
    if (code === QUOTE) {
      const end = findStringEnd(text, index);
      if (isKeyBefore(text, end + 1)) {
        names += 1;
        problem = findKeyProblem(readKey(text, index, end), open.at(-1), names);
      }
      index = end;
    } else if (isOpening(code)) {
      problem = open.push(new Set()) > MAX_DEPTH ? texts.unreadable : undefined;
    } else if (isClosing(code)) {
      open.pop();
    }
  }
  return problem;
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

/** Throws 400 for texts that the database cannot store unchanged. */
export function requireStorable(value: unknown): void {
  if (!isStorable(value)) {
    fail(400, 'INVALID_INPUT', texts.charactersInvalid);
  }
}

/** Bytes of a body without its long plain strings: as many as a body without pictures may have. */
const MAX_BARE = bodyLimits.json;
const LONG_STRING = 1024;

/**
 * Whether a body has more to be parsed than pictures as data URLs, which are plain ASCII without escapes. Parsing 12 MB of numbers or names would hold everybody
 * up; a picture is one string.
 */
function isBareTooLong(body: Buffer): boolean {
  let [at, bare] = [0, 0];
  while (at < body.length && bare <= MAX_BARE) {
    const start = body.indexOf(QUOTE, at);
    const end = start === -1 ? -1 : body.indexOf(QUOTE, start + 1);
    if (end === -1) {
      return bare + body.length - at > MAX_BARE;
    }
    const isLong = end - start > LONG_STRING && !body.subarray(start, end).includes(BACKSLASH);
    bare += start - at + (isLong ? 2 : end - start + 1);
    at = end + 1;
  }
  return bare > MAX_BARE;
}

function parse(body: Buffer): { text: string; value: unknown } {
  try {
    // What is plain ASCII, as pictures are, needs no decoder.
    const text = isAscii(body) ? body.toString('latin1') : decoder.decode(body);
    return { text, value: JSON.parse(text) };
  } catch {
    return fail(400, 'INVALID_JSON', texts.unreadable);
  }
}

/** Passwords are read where they are hashed: what cannot be seen is part of them. */
const asTyped = new Set(['password', 'current']);

/** Every text of a body as `readText` reads it (product-rules.md#texts-as-people-type-them). */
function readTexts(value: unknown): unknown {
  if (typeof value === 'string') {
    return readText(value);
  }
  if (Array.isArray(value)) {
    return value.map(readTexts);
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, asTyped.has(key) ? inner : readTexts(inner)]),
  );
}

/**
 * Reads a JSON body: UTF-8, each key once, no deep nesting, storable texts, which are empty when nothing in them can be
 * seen. An empty body is undefined. Throws 400.
 */
export function readJsonBody(body: Buffer): unknown {
  if (body.length === 0) {
    return undefined;
  }
  if (body.length > MAX_BARE && (!isAscii(body) || isBareTooLong(body))) {
    fail(413, 'TOO_LARGE', texts.requestTooLarge);
  }
  const { text, value } = parse(body);
  const problem = findJsonProblem(text);
  if (problem !== undefined) {
    fail(400, 'INVALID_JSON', problem);
  }
  // Without escapes, valid JSON in UTF-8 has no NUL and no lone surrogate.
  if (text.includes('\\u')) {
    requireStorable(value);
  }
  return readTexts(value);
}
