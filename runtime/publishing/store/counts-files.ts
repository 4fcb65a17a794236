import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '@aaram/runtime/problems';

/** The folder of a store in which shop servers write what they count. No part has such a name. */
export const COUNTS_FOLDER = '.counts';

/** A file of counts: a tag that changes with its content, and when it was written by the clock of the store, ms. */
export type CountsFile = { name: string; tag: string; at: number };

/** What shop servers have counted of releases: each writes a file of its own, and reads those of all others. */
export type CountsFiles = {
  list(): Promise<CountsFile[]>;
  /** The text of a file; undefined when it was removed meanwhile. */
  read(name: string): Promise<string | undefined>;
  /** Replaces a file as a whole. */
  write(name: string, text: string): Promise<void>;
  remove(name: string): Promise<void>;
};

const unlessMissing = (error: unknown): undefined => {
  if (codeOf(error) !== 'ENOENT') throw error;
};

/** The files of counts of a store that is a folder. A draft of a killed process is hidden, and never replaced. */
export function openCountsFolder(dir: string): CountsFiles {
  const folder = join(dir, COUNTS_FOLDER);
  return {
    async list() {
      const names = (await readdir(folder).catch(unlessMissing)) ?? [];
      const found = names.filter((name) => name.endsWith('.json') && !name.startsWith('.'));
      const files = found.map(async (name) => {
        const facts = await stat(join(folder, name)).catch(unlessMissing);
        return facts && { name, tag: `${facts.mtimeMs}:${facts.size}:${facts.ino}`, at: facts.mtimeMs };
      });
      return (await Promise.all(files)).filter((file) => file !== undefined);
    },
    read: (name) => readFile(join(folder, name), 'utf8').catch(unlessMissing),
    async write(name, text) {
      await mkdir(folder, { recursive: true });
      const draft = join(folder, `.${randomUUID()}`);
      await writeFile(draft, text);
      await rename(draft, join(folder, name));
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}
