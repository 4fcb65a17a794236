import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of a built Storybook: what shows no story (the sidebar, documentation, facts of the build), and the drawn pictures. */
const NOT_OF_STORIES =
  /^(sb-manager|sb-addons|tokens)\/|^(index\.html|(index|project|stories|metadata)\.json|\.stamp.*)$|-mdx\.|_\d+x\d+_[0-9a-f]{6}\//;
/** A chunk with the stories of one file. */
const OF_ONE_FILE = /^(?<file>.+-stories)\.[0-9a-f]+\.(?:iframe\.bundle\.js|css)$/;
/** These name the folder of the build, and all chunks by hashes of their bytes, which are read themselves. */
const NAMES_ALL = /^(iframe\.html|runtime~main\..*)$/;

type Options = {
  /** The folder of a built Storybook. */
  folder: string;
  /** Folders in it that hold other Storybooks. */
  others: readonly string[];
  /** The folder of the checkout that it was built in. */
  root: string;
};

/**
 * Reads a built Storybook, and returns the hash of all bytes that show the stories of a file (`./src/card/card.stories.tsx`):
 * its own chunks, and every chunk that is not of one file alone. Undefined when it has no chunk. The same sources have the
 * same hash in every checkout.
 */
export function readStoryBytes({ folder, others, root }: Options): (file: string) => string | undefined {
  const shared: string[] = [];
  const own = new Map<string, string[]>();
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
  for (const path of paths) {
    if (NOT_OF_STORIES.test(path) || others.some((other) => path.startsWith(`${other}/`))) continue;
    const hash = hashOf(readBytes(folder, path, root));
    const file = OF_ONE_FILE.exec(path)?.groups?.file;
    if (file === undefined) shared.push(hash);
    else own.set(file, [...(own.get(file) ?? []), hash]);
  }
  const ofAll = hashOf(shared.toSorted().join());
  return (file) => {
    const chunks = own.get(chunkOf(file));
    return chunks && hashOf([ofAll, ...chunks.toSorted()].join());
  };
}

/** `./src/card/card.stories.tsx` is in `card-card-stories`. */
const chunkOf = (file: string) =>
  file
    .replace(/^\.\/src\//, '')
    .replace(/\.[jt]sx?$/, '')
    .replaceAll(/\W+/g, '-');

function readBytes(folder: string, path: string, root: string): Buffer | string {
  const bytes = readFileSync(join(folder, path));
  return NAMES_ALL.test(path)
    ? bytes
        .toString()
        .replaceAll(root, '')
        .replaceAll(/\b[0-9a-f]{8,}\b/g, '')
    : bytes;
}

const hashOf = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('base64url').slice(0, 16);
