import { randomUUID } from 'node:crypto';
import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { withLock } from '@aaram/runtime/locks';
import { codeOf } from '@aaram/runtime/problems';
import {
  isVersion,
  readRelease,
  releaseDirOf,
  sha256,
  shellFiles,
  storeRelease,
} from '@aaram/runtime/publishing/files';
import type { ShellManifest } from '@aaram/shared-domain/release';
import { openCountsFolder } from './counts-files.ts';
import type { ReleaseStorage } from './port.ts';

/** What is being written, or moved aside to be removed. */
const DRAFT = /^\.(fetch-|[0-9a-f]{8}-)/;

const listNames = (dir: string): Promise<string[]> => readdir(dir).catch(() => []);

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** A file and its name are on the disk when this resolves; before that the old file is there, whole. */
async function replaceFile(dir: string, name: string, text: string): Promise<void> {
  const temporary = join(dir, `.${randomUUID()}`);
  const file = await open(temporary, 'w');
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, join(dir, name));
}

/** Browser files of the shell that no release in the store has. An older release does not list its files: then all stay. */
async function listOrphans(dir: string): Promise<string[]> {
  const used = new Set<string>();
  for (const version of (await listNames(join(dir, 'shell'))).filter(isVersion)) {
    const text = await readIfThere(join(dir, 'shell', version, 'release.json'));
    if (text === undefined) return [];
    const { integrity }: ShellManifest = JSON.parse(text.toString());
    for (const file of Object.keys(integrity)) used.add(file);
  }
  return (await listNames(shellFiles(dir))).filter((name) => !used.has(name));
}

/** A folder of this machine as store of releases. Its lock knows the processes of one machine. */
export function openFolder(dir: string): ReleaseStorage {
  const read: ReleaseStorage['read'] = async (key, known) => {
    const bytes = await readIfThere(join(dir, key));
    if (bytes === undefined) return undefined;
    const tag = sha256(bytes);
    return tag === known?.tag ? known : { bytes, tag };
  };
  return {
    location: dir,
    read,
    open: (part, version) => readRelease(releaseDirOf(dir, { name: part, version }), part),
    exclusively: (work) => withLock(dir, work),
    /** Only under the lock: there the file does not change between the comparison and the rename. */
    async swap(key, text, known) {
      if ((await read(key))?.tag !== known?.tag) return false;
      await replaceFile(dir, key, text);
      return true;
    },
    put: (release) => storeRelease(release, dir),
    counts: openCountsFolder(dir),
    async list(part) {
      const names = (await listNames(join(dir, part))).filter(isVersion);
      const found = names.map(async (version) => {
        const facts = await stat(join(dir, part, version, 'release.json')).catch(() => undefined);
        return { version, at: facts?.mtimeMs ?? 0 };
      });
      return Promise.all(found);
    },
    async remove(part, version) {
      const aside = join(dir, `.${randomUUID()}`);
      await rename(join(dir, part, version), aside);
      await rm(aside, { recursive: true, force: true });
      if (part !== 'shell') return;
      for (const file of await listOrphans(dir)) await rm(join(shellFiles(dir), file), { force: true });
    },
    async clean(before) {
      for (const folder of ['', ...(await listNames(dir)).filter((name) => !name.startsWith('.'))]) {
        for (const name of (await listNames(join(dir, folder))).filter((one) => DRAFT.test(one))) {
          const path = join(dir, folder, name);
          const facts = await stat(path).catch(() => undefined);
          if (facts && facts.mtimeMs < before) await rm(path, { recursive: true, force: true });
        }
      }
    },
  };
}
