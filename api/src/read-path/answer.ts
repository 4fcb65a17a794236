import { crc32 } from 'node:zlib';

/** The result of a public read, as a value or as finished JSON, with its headers. */
export type Fresh = ({ json: unknown } | { text: string }) & {
  headers?: Record<string, string>;
  /** What it depends on: ids of products, or names that modules agree on. By default everything that its cache is about. */
  topics?: readonly string[] | undefined;
  /** It is known to change in so many ms: it is kept no longer. */
  mostMs?: number | undefined;
};

/** A finished answer, valid until `until` (ms). `lines` are its headers, name and value in turn. */
export type Answer = {
  /** As bytes once it is kept. One that is sent once stays a text, which is less work for the garbage collector. */
  body: string | Buffer;
  /** Length of the body, bytes. */
  length: number;
  etag: string;
  headers: Record<string, string>;
  lines: string[];
  until: number;
  topics: readonly string[];
  /** The number of the change up to which it is known to be right (changes.ts). */
  rightAt: number;
};

// Browsers revalidate each time, mostly with 304, so that people see their own changes; shared caches may keep it for
// seconds.
const PUBLIC = 'public, max-age=0, s-maxage=5, must-revalidate';

/**
 * The ETag of an answer: its length and checksums. Two answers of one URL that differ in a few adjacent bytes, such as
 * a price or a stock, never get the same. Headers count too, because pages may differ in their headers alone.
 */
function nameAnswer(body: string, length: number, headers: Record<string, string>): string {
  return `"${length.toString(36)}-${crc32(body).toString(36)}-${crc32(JSON.stringify(headers)).toString(36)}"`;
}

/** Finishes an answer that is valid for `ttlMs`, and was asked for after the change with the number `rightAt`. */
export function makeAnswer(
  fresh: Fresh,
  { ttlMs, rightAt, topic }: { ttlMs: number; rightAt: number; topic: string },
): Answer {
  const { headers = {}, topics = [topic], mostMs = ttlMs } = fresh;
  const body = 'text' in fresh ? fresh.text : JSON.stringify(fresh.json);
  const length = Buffer.byteLength(body);
  const etag = nameAnswer(body, length, headers);
  const all = {
    ...headers,
    etag,
    'cache-control': PUBLIC,
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
  };
  return {
    body,
    length,
    etag,
    headers: all,
    lines: Object.entries(all).flat(),
    until: Date.now() + Math.min(ttlMs, mostMs),
    topics,
    rightAt,
  };
}
