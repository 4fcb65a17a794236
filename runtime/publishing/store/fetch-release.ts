import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartProblem } from '@aaram/runtime/problems';
import {
  listFiles,
  parseManifest,
  type Release,
  readRelease,
  releaseDirOf,
  storeRelease,
} from '@aaram/runtime/publishing/files';
import type { ReleaseSource } from './port.ts';

/** Files that are requested at the same time. */
const AT_ONCE = 6;

/**
 * Copies a release of a store into a folder of releases on this machine. Every file is compared with its hash before
 * the release has its name there.
 */
export async function fetchRelease(
  { location, read }: Pick<ReleaseSource, 'location' | 'read'>,
  part: string,
  version: string,
  folder: string,
): Promise<Release> {
  const description = await read(`${part}/${version}/release.json`);
  if (!description) throw new StartProblem(`There is no release ${version} of ${part} in ${location}.`);
  const manifest = parseManifest(location, part, description.bytes);
  if (manifest.version !== version)
    throw new StartProblem(`${part}/${version} in ${location} has another release: ${manifest.version}.`);
  await mkdir(folder, { recursive: true });
  const draft = await mkdtemp(join(folder, '.fetch-'));
  try {
    await mkdir(join(draft, 'browser'));
    await writeFile(join(draft, 'release.json'), description.bytes);
    const paths = [...listFiles(manifest).keys()];
    const work = async () => {
      for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
        const file = await read(`${part}/${version}/${path}`);
        if (!file) throw new StartProblem(`${path} of ${part} ${version} is missing in ${location}.`);
        await writeFile(join(draft, path), file.bytes);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    await storeRelease(await readRelease(draft, part), folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return readRelease(releaseDirOf(folder, { name: part, version }), part);
}
