import { S3mini } from 's3mini';
import { isKey, type MediaStore, requireKey, StorageAway } from './media-store.ts';

/** An S3-compatible bucket. `endpoint` is the service's address without the bucket; `timeoutMs` the limit per call. */
export type S3Settings = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  timeoutMs: number;
};

/** Keys of one answer of the service, its own limit. */
const PAGE = 1000;

/** Files in a bucket, which should be private: pages get them through the API. */
export function createS3Store({ endpoint, bucket, timeoutMs, ...access }: S3Settings): MediaStore {
  const s3 = new S3mini({
    ...access,
    endpoint: `${endpoint.replace(/\/$/, '')}/${bucket}`,
    requestAbortTimeout: timeoutMs,
  });

  async function ask<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    try {
      return await call();
    } catch (error) {
      throw new StorageAway(error);
    }
  }

  return {
    read: (key) =>
      ask(async () => {
        const bytes = await s3.getObjectArrayBuffer(requireKey(key));
        return bytes === null ? undefined : Buffer.from(bytes);
      }),
    write: (key, bytes, type) =>
      ask(async () => {
        const answer = await s3.putObject(requireKey(key), bytes, type);
        if (!answer.ok) {
          throw new Error(`The bucket answered ${answer.status}.`);
        }
      }),
    list: async function* () {
      for (const prefix of ['media/', 'originals/', 'prints/']) {
        let token: string | undefined;
        do {
          const page = await ask(() => s3.listObjectsPaged('/', prefix, PAGE, token));
          for (const { Key: key } of page?.objects ?? []) {
            if (isKey(key)) {
              yield key;
            }
          }
          token = page?.nextContinuationToken;
        } while (token !== undefined);
      }
    },
    remove: (keys) =>
      ask(async () => {
        for (const key of keys) {
          await s3.deleteObject(requireKey(key));
        }
      }),
    // A PUT is written completely or not at all, so nothing remains.
    clean: async () => undefined,
  };
}
