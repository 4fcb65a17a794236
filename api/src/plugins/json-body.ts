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

/** What is wrong with this key in an object that already has the keys `known`; adds it to them. */
function findKeyProblem(key: string, known: Set<string> | undefined): string | undefined {
  if (key === '__proto__') {
    return texts.jsonInvalid;
  }
  if (known?.has(key)) {
    return texts.jsonFieldTwice;
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
  let problem: string | undefined;
  for (let index = 0; index < text.length && problem === undefined; index += 1) {
    const code = text.charCodeAt(index);
    if (code === QUOTE) {
      const end = findStringEnd(text, index);
      if (isKeyBefore(text, end + 1)) {
        problem = findKeyProblem(String(JSON.parse(text.slice(index, end + 1))), open.at(-1));
      }
      index = end;
    } else if (isOpening(code)) {
      problem = open.push(new Set()) > MAX_DEPTH ? texts.jsonTooDeep : undefined;
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

function parse(body: Buffer): { text: string; value: unknown } {
  try {
    const text = decoder.decode(body);
    return { text, value: JSON.parse(text) };
  } catch {
    return fail(400, 'INVALID_JSON', texts.jsonInvalid);
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
