import { crc32 } from 'node:zlib';
import type { Cached, Made, Origin, Poll } from '@aaram/runtime/cache';
import { chooseEncoding, compress, type Encoding, MIN_COMPRESSED_BYTES } from '@aaram/runtime/http/encoding';

/** The result of a public read, as a value or as finished JSON, with its headers. */
export type Fresh = ({ json: unknown } | { text: string }) & {
  headers?: Record<string, string>;
  /** What it depends on: ids of products, or names that modules agree on. By default everything that its cache is about. */
  topics?: readonly string[] | undefined;
  /** It is known to change in so many ms: it is cached no longer. */
  maxMs?: number | undefined;
  /**
   * Whatever can change in it is one of its topics, and the database's record of changes tells of it: it is right as of
   * the last poll there, however long it is stored (docs/decisions/0038-polls-confirm-what-is-cached.md).
   */
  isFollowed?: boolean | undefined;
  /**
   * The primary's snapshot that it was read in, as `pg_current_snapshot` writes it: a poll that finds what it already
   * shows does not drop it.
   */
  snapshot?: string | undefined;
  /** Which database it was read from. */
  source?: 'primary' | 'replica' | undefined;
};

/** Stored no longer, also while every poll confirms it: for what the record might not tell, ms. */
const MAX_FOLLOWED_MS = 300_000;

/**
 * What goes over the wire, as it is or compressed. `lines` are its headers, also of a 304, name and value alternating.
 */
export type Form = { etag: string; headers: Record<string, string>; lines: string[] };

/** A compressed form; its body is made when it is asked for first. */
type Packed = Form & { body?: Buffer; making?: Promise<Buffer> };

/** A finished answer. */
export type Answer = Form & {
  /** As bytes once it is cached. One that is sent once stays a text, which is less work for the garbage collector. */
  body: string | Buffer;
  /** Length of the body, bytes. */
  length: number;
  packed: { [encoding in Encoding]?: Packed };
  /** Called when it has taken more memory. */
  onGrown?: () => void;
  source: Fresh['source'];
};

// Browsers revalidate each time, mostly with 304, so that people see their own changes; shared caches may keep it for
// seconds.
export const PUBLIC = 'public, max-age=0, s-maxage=5, must-revalidate';

/**
 * The ETag of an answer: its length and checksums. Two answers of one URL that differ in a few adjacent bytes, such as
 * a price or a stock, never get the same. Headers count too, because pages may differ in their headers alone.
 */
function nameAnswer(body: string, length: number, headers: Record<string, string>): string {
  return `"${length.toString(36)}-${crc32(body).toString(36)}-${crc32(JSON.stringify(headers)).toString(36)}"`;
}

const makeForm = (etag: string, headers: Record<string, string>): Form => ({
  etag,
  headers,
  lines: Object.entries(headers).flat(),
});

/** The form that a client takes; undefined for the answer as it is. Each form has its own ETag. */
export function findPacked(answer: Answer, accepted: string | string[] | undefined): [Encoding, Packed] | undefined {
  const encoding = answer.length < MIN_COMPRESSED_BYTES ? undefined : chooseEncoding(accepted);
  if (encoding === undefined) {
    return undefined;
  }
  const etag = answer.etag.replace(/"$/, `-${encoding}"`);
  answer.packed[encoding] ??= makeForm(etag, { ...answer.headers, etag });
  return [encoding, answer.packed[encoding]];
}

/** The body of a compressed form: made once, however many ask for it. */
export async function packBody(answer: Answer, [encoding, form]: [Encoding, Packed]): Promise<Buffer> {
  if (form.body !== undefined) {
    return form.body;
  }
  form.making ??= compress(answer.body, encoding);
  try {
    const body = await form.making;
    if (form.body === undefined) {
      form.body = body;
      answer.onGrown?.();
    }
    return body;
  } finally {
    delete form.making;
  }
}

/** Bytes that an answer and its compressed forms take. */
export const bytesOf = ({ length, packed: { br, gzip } }: Answer): number =>
  length + (br?.body?.length ?? 0) + (gzip?.body?.length ?? 0);

/** Finishes an answer. */
export function makeAnswer(fresh: Fresh): Answer {
  const { headers = {}, source } = fresh;
  const body = 'text' in fresh ? fresh.text : JSON.stringify(fresh.json);
  const length = Buffer.byteLength(body);
  const etag = nameAnswer(body, length, headers);
  const all = {
    ...headers,
    etag,
    'cache-control': PUBLIC,
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    ...(length < MIN_COMPRESSED_BYTES ? {} : { vary: 'accept-encoding' }),
  };
  return { body, length, ...makeForm(etag, all), packed: {}, source };
}

/** An answer for a cache whose answers are fresh for `ttlMs` and depend on `topic`, unless they say more. */
export function toCacheable(
  fresh: Fresh,
  { ttlMs, topic, poll }: { ttlMs: number; topic: string; poll?: Poll | undefined },
): Made<Answer> {
  const { maxMs = Number.POSITIVE_INFINITY, topics = [topic], snapshot } = fresh;
  const isFollowed = fresh.isFollowed === true && poll !== undefined;
  return {
    value: makeAnswer(fresh),
    freshMs: Math.min(isFollowed ? MAX_FOLLOWED_MS : ttlMs, maxMs),
    topics,
    snapshot,
    followedBy: isFollowed ? poll : undefined,
  };
}

/** Where an answer came from, for a request that came at `beganAt` (ms of this process). */
export const originOf = ({ value, madeAt, age }: Cached<Answer>, beganAt: number): Origin =>
  madeAt < beganAt ? { way: 'hit', age } : { way: 'miss', from: value.source };
