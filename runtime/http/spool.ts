import { randomUUID } from 'node:crypto';
import type { ReadStream } from 'node:fs';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file without a name: nothing is left of it, however this process ends. */
async function openNameless(): Promise<FileHandle> {
  const path = join(tmpdir(), `aaram-body-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  await unlink(path);
  return file;
}

/** Keeps a body too large for memory on disk: written in parts, read once, then deleted. */
export async function openSpool() {
  const file = await openNameless();
  return {
    async write(chunk: Buffer): Promise<void> {
      let at = 0;
      while (at < chunk.length) {
        at += (await file.write(chunk, at)).bytesWritten;
      }
    },
    /** Reads what was written; closing the stream deletes the file. */
    read: (): ReadStream => file.createReadStream({ start: 0 }),
    drop: (): Promise<void> => file.close(),
  };
}
