import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { MediaStore } from '#modules/media/index.ts';
import { keyOfFile } from './make-files.ts';
import type { PrintFileRow } from './print-files.repository.ts';

/**
 * Print files as a ZIP that is written while it is read: one file at a time is in memory. PNGs and PDFs are packed
 * already, so nothing is compressed again.
 */
export function zipFiles(files: readonly PrintFileRow[], mediaStore: Pick<MediaStore, 'read'>): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  async function addAll() {
    for (const file of files) {
      const bytes = await mediaStore.read(keyOfFile(file));
      if (bytes !== undefined && !output.destroyed) {
        zip.addBuffer(bytes, file.name, { compress: false });
      }
    }
    zip.end();
  }
  addAll().catch((error: Error) => output.destroy(error));
  return output;
}
