import { isStorable, type JsonProblem, readStrictJson } from '@aaram/runtime/http/json';
import { bodyLimits } from '@aaram/shared-domain/contract';
import { readText } from '@aaram/shared-domain/read';
import * as texts from '#texts/requests.ts';
import { AppError } from './errors.ts';

const createUnstorable = () => new AppError(400, 'INVALID_INPUT', texts.charactersInvalid);

const problems: Record<JsonProblem, () => AppError> = {
  'too-large': () => new AppError(413, 'TOO_LARGE', texts.requestTooLarge),
  unreadable: () => new AppError(400, 'INVALID_JSON', texts.unreadable),
  unstorable: createUnstorable,
};

/** Throws 400 for texts that the database cannot store unchanged. */
export function requireStorable(value: unknown): void {
  if (!isStorable(value)) {
    throw createUnstorable();
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
 * Reads a JSON body strictly (`readStrictJson`); texts are empty when nothing in them can be seen. An empty body is
 * undefined. Throws 400, and 413 when it has more besides pictures than a body without pictures may have.
 */
export function readJsonBody(body: Buffer): unknown {
  const read = readStrictJson(body, bodyLimits.json);
  if ('problem' in read) {
    throw problems[read.problem]();
  }
  return readTexts(read.value);
}
