import { StartProblem } from '@aaram/runtime/problems';
import type { BucketSettings } from '@aaram/runtime/publishing/bucket';
import { sha256 } from '@aaram/runtime/publishing/files';
import { openFeed, openFolder, type ReleaseSource, type ReleaseStorage } from '@aaram/runtime/publishing/store';
import type { EnvironmentOf } from '@aaram/shared-domain/environment/schema';

/** Where the releases are: a folder, an address that can be read, or a bucket. */
export type StoreLocation =
  | { kind: 'folder'; dir: string }
  | { kind: 'feed'; url: string }
  | { kind: 'bucket'; url: string; bucket: BucketSettings };

/** The timeout of a request, ms: the largest file has a few megabytes. */
const TIMEOUT_MS = 10_000;

const keys = ['RELEASES_S3_ENDPOINT', 'RELEASES_S3_ACCESS_KEY_ID', 'RELEASES_S3_SECRET_ACCESS_KEY'] as const;
type Environment = Pick<EnvironmentOf<'release'>, 'RELEASES_URL' | 'RELEASES_S3_REGION' | (typeof keys)[number]>;

/** What keeps the store of releases from being opened. */
export function findLocationProblems(env: Environment): string[] {
  if (env.RELEASES_URL === undefined) return [];
  const { protocol, host } = new URL(env.RELEASES_URL);
  if (protocol === 's3:') {
    const missing = keys.filter((name) => env[name] === undefined);
    return [
      ...(host === '' ? ['RELEASES_URL: must name a bucket, as in s3://bucket/path'] : []),
      ...missing.map((name) => `${name}: missing, the releases are in a bucket`),
    ];
  }
  return /^https?:$/.test(protocol) ? [] : ['RELEASES_URL: must begin with https://, http:// or s3://'];
}

/** The location that the settings name; `dir` without RELEASES_URL. */
export function readLocation(env: Environment, dir: string): StoreLocation {
  const { RELEASES_URL: url, RELEASES_S3_ENDPOINT: endpoint, RELEASES_S3_ACCESS_KEY_ID: accessKeyId } = env;
  if (url === undefined) return { kind: 'folder', dir };
  const { protocol, host, pathname } = new URL(url);
  if (protocol !== 's3:') return { kind: 'feed', url };
  const path = pathname.replace(/^\/|\/$/g, '');
  const bucket = {
    endpoint: endpoint ?? '',
    bucket: host,
    prefix: path === '' ? '' : `${path}/`,
    region: env.RELEASES_S3_REGION,
    accessKeyId: accessKeyId ?? '',
    secretAccessKey: env.RELEASES_S3_SECRET_ACCESS_KEY ?? '',
  };
  return { kind: 'bucket', url, bucket };
}

/** The folder, within the folder of releases, for copies of a store. */
export const nameCopies = (url: string) => `.copies-${sha256(url).slice(0, 12)}`;

/** Opens a store to read it. Releases of other machines are copied to `copies`. */
export async function openSource(location: StoreLocation, copies: string): Promise<ReleaseSource> {
  return location.kind === 'feed'
    ? openFeed(location.url, { copies, timeoutMs: TIMEOUT_MS })
    : openStorage(location, copies);
}

/** Opens a store to change it. */
export async function openStorage(location: StoreLocation, copies: string): Promise<ReleaseStorage> {
  if (location.kind === 'folder') return openFolder(location.dir);
  if (location.kind === 'feed')
    throw new StartProblem(
      `${location.url} can only be read: name the folder or bucket behind it (RELEASES_DIR, RELEASES_URL=s3://…).`,
    );
  const { openBucket } = await import('@aaram/runtime/publishing/bucket');
  return openBucket(location.bucket, { copies, timeoutMs: TIMEOUT_MS });
}
