import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Blob, Face } from 'harfbuzzjs';
import fonts from './fonts.json' with { type: 'json' };

type Script = { family: string; files: readonly string[]; isFor: RegExp };

/** Texts for which a font is read: those of its script; the first one is for all. */
function patternOf(script: string | null): RegExp {
  if (script === null) {
    return /(?:)/u;
  }
  return script === 'Emoji'
    ? /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u
    : new RegExp(`\\p{Script=${script}}`, 'u');
}

/** The fonts of printouts: the first one that has a letter prints it. Only those are read whose letters are in the texts. */
const scripts: readonly Script[] = fonts.map(({ family, files, script }) => ({
  family,
  files,
  isFor: patternOf(script),
}));

const readFont = (file: string) => readFile(fileURLToPath(import.meta.resolve(file)));

/** The names and files of the fonts that these texts need. */
export async function readFonts(texts: string): Promise<{ families: string[]; blobs: Buffer[] }> {
  const needed = scripts.filter(({ isFor }) => isFor.test(texts));
  const blobs = await Promise.all(needed.flatMap(({ files }) => files.map(readFont)));
  return { families: needed.map(({ family }) => family), blobs };
}

const coverage = new Map<string, Promise<ReadonlySet<number>>>();

async function readLetters(file: string): Promise<ReadonlySet<number>> {
  return new Set(new Face(new Blob(await readFont(file))).collectUnicodes());
}

function lettersOf({ files: [file = ''] }: Script): Promise<ReadonlySet<number>> {
  const known = coverage.get(file) ?? readLetters(file);
  coverage.set(file, known);
  return known;
}

/** What has no shape of its own: spaces, joiners, marks of direction and of variants. */
const isInvisible = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}]$/u;

/** The letters of these texts that no font of printouts has, each once. */
export async function findUnprintable(texts: string): Promise<string[]> {
  const sets = await Promise.all(scripts.filter(({ isFor }) => isFor.test(texts)).map(lettersOf));
  const isThere = (letter: string) => sets.some((set) => set.has(letter.codePointAt(0) ?? 0));
  return [...new Set(texts)].filter((letter) => !isInvisible.test(letter) && !isThere(letter));
}
