import { sha256 } from '@aaram/runtime/publishing/files';
import { fetchRelease } from './fetch-release.ts';
import { MAX_FILE_BYTES, type ReleaseSource, StoreAway, type StoredFile } from './port.ts';

type FeedOptions = {
  /** The folder for copies of releases. */
  copies: string;
  /** The timeout of a request, ms. */
  timeoutMs: number;
};

async function readBody(response: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > MAX_FILE_BYTES) throw new Error(`${response.url} is larger than any file of a release`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** A store of releases behind a web server, to be read only: a folder of releases that another host serves. */
export function openFeed(url: string, { copies, timeoutMs }: FeedOptions): ReleaseSource {
  const location = url.replace(/\/$/, '');

  async function ask(key: string, known: StoredFile | undefined): Promise<StoredFile | undefined> {
    const response = await fetch(`${location}/${key}`, {
      headers: { 'cache-control': 'no-cache', ...(known && { 'if-none-match': known.tag }) },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) {
      const bytes = await readBody(response);
      return { bytes, tag: response.headers.get('etag') ?? sha256(bytes) };
    }
    await response.body?.cancel();
    if (response.status === 304) return known;
    if (response.status === 404) return undefined;
    throw new Error(`it answers ${response.status}`);
  }

  const read: ReleaseSource['read'] = (key, known) =>
    ask(key, known).catch((error: unknown) => {
      throw new StoreAway(location, error);
    });
  return { location, read, open: (part, version) => fetchRelease({ location, read }, part, version, copies) };
}
