import type { z } from 'zod';

export type DelhiveryOptions = {
  token: string;
  baseUrl: string;
  /** The name of the pick-up place as it is registered, letter by letter. */
  pickup: string;
  /** The PIN code of this place, for estimates; null where it is not known. */
  pickupPincode: string | null;
  /** What a parcel weighs where the seller does not say it. */
  parcelGrams: number;
  timeoutMs: number;
  /** The sandbox is no carrier that shoppers could follow. @default false */
  isSandbox?: boolean;
};

/** The carrier answered, and not with what it promises: the call may be repeated. */
export class CarrierUnavailable extends Error {
  override readonly name = 'CarrierUnavailable';
}

/** A label is at most this large, bytes. */
const MAX_FILE_BYTES = 2 * 1024 * 1024;

type Ask = {
  path: string;
  query?: Record<string, string>;
  json?: object;
  form?: Record<string, string>;
  /** Statuses that are answers besides 2xx. */
  also?: readonly number[];
};

/** One call, with the token in a header and a deadline; throws when there is no readable answer. */
export async function ask<Schema extends z.ZodType>(
  { token, baseUrl, timeoutMs }: DelhiveryOptions,
  { path, query = {}, json, form, also = [] }: Ask,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const url = new URL(path, baseUrl);
  url.search = new URLSearchParams(query).toString();
  const body = json === undefined ? form && new URLSearchParams(form) : JSON.stringify(json);
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Token ${token}`,
      accept: 'application/json',
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  // It sometimes answers with XML or a page.
  const answer: unknown = await response.json().catch(() => undefined);
  const read = schema.safeParse(answer);
  if (!(response.ok || also.includes(response.status)) || !read.success) {
    throw new CarrierUnavailable(`delhivery ${path}: ${response.status}`);
  }
  return read.data;
}

/** A PDF that the carrier named by a link. It lies in storage that does not need the token. */
export async function loadPdf({ baseUrl, timeoutMs }: DelhiveryOptions, link: string): Promise<Buffer> {
  const url = new URL(link, baseUrl);
  if (url.protocol !== 'https:' && url.origin !== new URL(baseUrl).origin) {
    throw new CarrierUnavailable(`delhivery label: ${url.protocol} is not safe`);
  }
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  const file = Buffer.from(await response.arrayBuffer());
  if (!response.ok || file.length > MAX_FILE_BYTES || !file.subarray(0, 5).equals(Buffer.from('%PDF-'))) {
    throw new CarrierUnavailable(`delhivery label: ${response.status}, ${file.length} bytes`);
  }
  return file;
}
