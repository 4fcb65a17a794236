import type { SortId } from '@aaram/shared-domain/catalog';
import { z } from 'zod';
import { type Outcome, Refusal, refuseField } from '#outcome.ts';
import * as texts from '#texts/catalog.ts';

/** Order of a list: one that can be requested, best sold first, or for a search what is nearest to it. */
export type ListOrder = SortId | 'mostSold' | 'relevance';

/** The last row of a page; the next page begins after it. `key` is the value it was sorted by, as text. */
export type Cursor = { key: string; id: string };

const schema = z.tuple([z.string(), z.string().max(300), z.guid()]);

export const formatCursor = (order: ListOrder, { key, id }: Cursor) =>
  Buffer.from(JSON.stringify([order, key, id])).toString('base64url');

const refuseGone = () => refuseField('cursor', texts.pageGone);

/** Reads a cursor; refused when it is damaged or belongs to a different order. */
export function parseCursor(order: ListOrder, text: string | undefined): Outcome<Cursor | undefined> {
  if (text === undefined) {
    return undefined;
  }
  const parsed = schema.safeParse(decode(text));
  const isKeyOfOrder =
    parsed.success && (/^(name|country)/.test(order) || order === 'newest' || /^-?\d{1,15}$/.test(parsed.data[1]));
  const isTime = order !== 'newest' || (parsed.success && !Number.isNaN(Date.parse(parsed.data[1])));
  if (!parsed.success || parsed.data[0] !== order || !isKeyOfOrder || !isTime || parsed.data[1].includes('\0')) {
    return refuseGone();
  }
  return { key: parsed.data[1], id: parsed.data[2] };
}

/**
 * Where a list by relevance goes on: among few products by relevance itself, among many by sales, first those that meet
 * the whole search and then the rest.
 */
export type SearchStep = 'relevance' | 'mostSold' | 'rest';
export type SearchCursor = { step: SearchStep; after: Cursor | undefined };
const steps: readonly SearchStep[] = ['relevance', 'mostSold', 'rest'];
/** Before the best sold product. */
const BEGINNING: Cursor = { key: '2147483647', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

export const formatSearchCursor = (step: SearchStep, after: Cursor = BEGINNING) =>
  Buffer.from(JSON.stringify([step, after.key, after.id])).toString('base64url');

/** Reads a cursor of a list by relevance; undefined for its first page, refused when it is damaged. */
export function parseSearchCursor(text: string | undefined): Outcome<SearchCursor | undefined> {
  if (text === undefined) {
    return undefined;
  }
  const parsed = schema.safeParse(decode(text));
  const step = parsed.success ? steps.find((one) => one === parsed.data[0]) : undefined;
  return parsed.success && step !== undefined && /^-?\d{1,18}$/.test(parsed.data[1])
    ? { step, after: { key: parsed.data[1], id: parsed.data[2] } }
    : refuseGone();
}

/** How many nearest products the first page of similar products had, and the last product shown since then. */
export type SimilarCursor = { first: number; after: Cursor | undefined };

export const formatSimilarCursor = ({ first, after }: SimilarCursor) =>
  `${first}.${after === undefined ? '' : formatCursor('mostSold', after)}`;

/** Reads a cursor of similar products; refused when it is damaged. */
export function parseSimilarCursor(text: string): Outcome<SimilarCursor> {
  const found = /^([1-9]\d?|100)\.([\w-]*)$/.exec(text);
  if (found === null) {
    return refuseGone();
  }
  const after = parseCursor('mostSold', found[2] || undefined);
  return after instanceof Refusal ? after : { first: Number(found[1]), after };
}

function decode(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
