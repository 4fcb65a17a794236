import { randomUUID } from 'node:crypto';
import type { ReadStream } from 'node:fs';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file without a name, so that nothing is left of it whatever ends this process. */
async function openNameless(): Promise<FileHandle> {
  const path = join(tmpdir(), `aaram-body-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  await unlink(path);
  return file;
}

/** Keeps what is too large for memory on disk: written part by part, read once, then gone. */
export async function openSpool() {
  const file = await openNameless();
  return {
    async write(chunk: Buffer): Promise<void> {
      let at = 0;
      while (at < chunk.length) {
        at += (await file.write(chunk, at)).bytesWritten;
      }
    },
    /** What was written; the file is gone once the stream is closed. */
    read: (): ReadStream => file.createReadStream({ start: 0 }),
    drop: (): Promise<void> => file.close(),
  };
}
