import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError, hashFile, listFiles, readHashes } from '@aaram/runtime/postgres/files';
import { z } from 'zod';

/** The layout of a backup; another one is refused. */
const FORMAT = 1;
/** The version of PostgreSQL that reads a copy of its folder. */
const POSTGRES = 18;

export const MANIFEST = 'manifest.json';
export const HASHES = 'files.txt';
export const PICTURES = 'pictures.txt';
/** The folder of the database's files in a backup, each compressed. */
export const DATABASE = 'database';
/** User and password of the database. */
export const SECRET = 'secret.json';

const schema = z.object({
  format: z.literal(FORMAT),
  postgres: z.literal(POSTGRES),
  /** When it began and ended; the copy is whole from its end on. */
  began: z.iso.datetime(),
  ended: z.iso.datetime(),
  /** The archive of the log that goes on with it. */
  archive: z.string().regex(/^[0-9a-f]{16}$/),
  first: z.string(),
  last: z.string(),
  /** Empty folders too: the server does not start without some of them. */
  folders: z.array(z.string()),
  label: z.string(),
  pictures: z.int(),
});

/** What a backup is. */
export type Manifest = z.infer<typeof schema>;

/** Completes a manifest with what is the same for all. */
export const makeManifest = (facts: Omit<Manifest, 'format' | 'postgres'>): Manifest => ({
  format: FORMAT,
  postgres: POSTGRES,
  ...facts,
});

/** Reads the manifest of the backup in a folder. Throws a sentence when there is none that can be used. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new BackupError(`There is no complete backup in ${folder}.`);
  });
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new BackupError(`The backup in ${folder} is damaged, or of another version of Aaram.`);
  }
}

/** Compares every file of a backup with its hash. Throws a sentence when one is missing, changed or too many. */
export async function checkFiles(folder: string): Promise<void> {
  const refuse = (what: string): never => {
    throw new BackupError(`The backup in ${folder} is damaged: ${what}. Use another one.`);
  };
  const text = await readFile(join(folder, HASHES), 'utf8').catch(() => refuse('it has no list of its files'));
  const hashes = readHashes(text);
  const found = (await listFiles(folder)).filter((path) => path !== HASHES);
  const strange = found.find((path) => !hashes.has(path));
  if (strange !== undefined) {
    refuse(`${strange} is no part of it`);
  }
  for (const [path, hash] of hashes) {
    const is = await hashFile(join(folder, path)).catch(() => refuse(`${path} is missing`));
    if (is !== hash) {
      refuse(`${path} was changed`);
    }
  }
}
