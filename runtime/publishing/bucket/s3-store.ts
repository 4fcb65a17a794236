import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartProblem } from '@aaram/runtime/problems';
import { isVersion, listFiles, type Release } from '@aaram/runtime/publishing/files';
import {
  COUNTS_FOLDER,
  type CountsFiles,
  fetchRelease,
  type ReleaseStorage,
  StoreAway,
} from '@aaram/runtime/publishing/store';
import { S3mini, S3ServiceError } from 's3mini';

export type BucketSettings = {
  /** The service's address without the bucket. */
  endpoint: string;
  bucket: string;
  /** What all keys begin with: empty, or a path with a slash at its end. */
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};
type BucketOptions = { copies: string; timeoutMs: number };

/** Files that are sent at the same time. */
const AT_ONCE = 6;

const statusOf = (error: unknown) => (error instanceof S3ServiceError ? error.status : undefined);
/** The answers to a condition that does not hold, also when two writes meet. */
const isRefused = (error: unknown) => [404, 409, 412].includes(statusOf(error) ?? 0);
/** Written to find out whether the service knows conditions. */
const PROBE = '.conditional-writes';

type Objects = {
  listKeys: (folder: string) => Promise<{ key: string; at: number; tag: string }[]>;
  read: ReleaseStorage['read'];
  write: (key: string, bytes: Buffer) => Promise<void>;
  remove: (key: string) => Promise<unknown>;
};

/** The files of counts of a bucket: objects that are replaced as a whole. */
const countsIn = ({ listKeys, read, write, remove }: Objects, away: (error: unknown) => never): CountsFiles => ({
  async list() {
    const found = await listKeys(`${COUNTS_FOLDER}/`);
    return found.map(({ key, at, tag }) => ({ name: key.slice(COUNTS_FOLDER.length + 1), tag, at }));
  },
  read: async (name) => (await read(`${COUNTS_FOLDER}/${name}`))?.bytes.toString('utf8'),
  write: (name, text) => write(`${COUNTS_FOLDER}/${name}`, Buffer.from(text)).catch(away),
  async remove(name) {
    await remove(`${COUNTS_FOLDER}/${name}`).catch(away);
  },
});

/** Reads and writes the objects of a bucket under its prefix. */
function openObjects(settings: BucketSettings, timeoutMs: number) {
  const { endpoint, bucket, prefix, ...access } = settings;
  const location = `s3://${bucket}/${prefix}`.replace(/\/$/, '');
  const s3 = new S3mini({
    ...access,
    endpoint: `${endpoint.replace(/\/$/, '')}/${bucket}`,
    requestAbortTimeout: timeoutMs,
  });
  const nameOf = (key: string) => `${prefix}${key}`;
  const away = (error: unknown): never => {
    throw new StoreAway(location, error);
  };

  const read: ReleaseStorage['read'] = async (key, known) => {
    try {
      const condition = known && { 'if-none-match': known.tag };
      const answer = await s3.getObjectRaw(nameOf(key), true, 0, undefined, condition);
      return { bytes: Buffer.from(await answer.arrayBuffer()), tag: answer.headers.get('etag') ?? '' };
    } catch (error) {
      if (statusOf(error) === 304) return known;
      const isMissing = error instanceof S3ServiceError && error.serviceCode !== 'NoSuchBucket' && error.status === 404;
      return isMissing ? undefined : away(error);
    }
  };

  async function write(key: string, bytes: Buffer, condition: Record<string, string> = {}): Promise<void> {
    await s3.putObject(nameOf(key), bytes, 'application/octet-stream', undefined, condition);
  }

  async function listKeys(folder: string) {
    const found = await s3.listObjects('/', nameOf(folder)).catch(away);
    return (found ?? []).map(({ Key, LastModified, ETag }) => ({
      key: Key.slice(prefix.length),
      at: LastModified.getTime(),
      tag: ETag,
    }));
  }

  return { location, away, read, write, listKeys, remove: (key: string) => s3.deleteObject(nameOf(key)) };
}
type OpenBucket = ReturnType<typeof openObjects>;

/** A service that ignores conditions would lose the changes of others. */
async function requireConditions({ location, away, write }: OpenBucket): Promise<void> {
  for (let count = 0; count < 2; count += 1) {
    const isWritten = await write(PROBE, Buffer.from('1'), { 'if-none-match': '*' }).then(
      () => true,
      (error: unknown) => (isRefused(error) ? false : away(error)),
    );
    if (!isWritten) return;
  }
  throw new StartProblem(
    `The service of ${location} ignores conditions (If-None-Match): releases cannot be published there.`,
  );
}

async function putRelease({ read, write, away }: OpenBucket, { dir, manifest }: Release): Promise<void> {
  const base = `${manifest.name}/${manifest.version}`;
  const description = await readFile(join(dir, 'release.json'));
  const files = [...listFiles(manifest)];
  // A reader who finds the description finds all files: it comes last.
  const isThere = (await read(`${base}/release.json`))?.bytes.equals(description) === true;
  const work = async () => {
    for (let next = files.pop(); next !== undefined; next = files.pop()) {
      const [path, matches] = next;
      const present = isThere ? await read(`${base}/${path}`) : undefined;
      if (!present || !matches(present.bytes)) await write(`${base}/${path}`, await readFile(join(dir, path)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work)).catch(away);
  if (!isThere) await write(`${base}/release.json`, description).catch(away);
}

/**
 * A bucket as store of releases. Its service must know conditional writes (`If-Match`, `If-None-Match`), as Amazon S3,
 * Cloudflare R2 and MinIO do.
 */
export function openBucket(settings: BucketSettings, { copies, timeoutMs }: BucketOptions): ReleaseStorage {
  const objects = openObjects(settings, timeoutMs);
  const { location, away, read, write, listKeys, remove } = objects;
  let checked: Promise<void> | undefined;

  return {
    location,
    read,
    put: (release) => putRelease(objects, release),
    open: (part, version) => fetchRelease({ location, read }, part, version, copies),
    exclusively: (work) => work(),
    async swap(key, text, known) {
      checked ??= requireConditions(objects);
      await checked;
      const bytes = Buffer.from(text);
      try {
        await write(key, bytes, known ? { 'if-match': known.tag } : { 'if-none-match': '*' });
        return true;
      } catch (error) {
        if (isRefused(error)) return false;
        // The answer may be lost although the write has happened.
        const present = await read(key);
        return present?.bytes.equals(bytes) === true || away(error);
      }
    },
    async list(part) {
      return (await listKeys(`${part}/`)).flatMap(({ key, at }) => {
        const [, version = '', file] = key.split('/');
        return file === 'release.json' && isVersion(version) ? [{ version, at }] : [];
      });
    },
    async remove(part, version) {
      const keys = (await listKeys(`${part}/${version}/`)).map(({ key }) => key);
      const first = `${part}/${version}/release.json`;
      for (const key of [first, ...keys.filter((one) => one !== first)]) await remove(key).catch(away);
    },
    counts: countsIn({ listKeys, read, write, remove }, away),
    // An object is written completely or not at all.
    clean: async () => undefined,
  };
}
