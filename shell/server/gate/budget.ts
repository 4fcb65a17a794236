import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { isShell, type Release } from '@aaram/runtime/publishing/files';
import type { FileSet } from '@aaram/shared-domain/contract';
import * as texts from '#texts/gate.ts';

/** As in docs/performance.md. Headers come on top: npm run bench measures with them. */
const budgets = [
  { pages: /^\/admin-/, form: 'gz', name: 'gzip', scriptKib: 230 },
  { pages: /^\/(checkout|user-dashboard|pay\/:token)$/, form: 'br', name: 'brotli', scriptKib: 172 },
  { pages: /./, form: 'br', name: 'brotli', scriptKib: 147 },
];
const STYLE_KIB = 14;
/** Above its budget by this much a page is still let through: no feature is trimmed for the last bytes. */
const AIR = 1.02;

type Names = { url: string }[];
/** The shell's part of every page. */
type ShellFiles = { dir: string; js: string[]; css: string[] };

const toKib = (bytes: number) => texts.kib((bytes / 1024).toFixed(1));

export async function readShellFiles(dir: string): Promise<ShellFiles> {
  const assets: { js: Names; css: Names } = JSON.parse(await readFile(join(dir, 'assets.json'), 'utf8'));
  const name = ({ url }: { url: string }) => url.slice('/assets/'.length);
  return { dir: join(dir, 'browser'), js: assets.js.map(name), css: assets.css.map(name) };
}

/** Small files have no compressed form. */
const sizeOf = async (path: string, form: string) => (await stat(`${path}.${form}`).catch(() => stat(path))).size;

async function weighScripts(paths: string[], form: string): Promise<number> {
  return (await Promise.all(paths.map((path) => sizeOf(path, form)))).reduce((sum, size) => sum + size, 0);
}

/** Styles are inside the document, so they are compressed together. */
async function weighStyles(paths: string[]): Promise<number> {
  const bytes = Buffer.concat(await Promise.all(paths.map((path) => readFile(path))));
  return (await promisify(gzip)(bytes, { level: 9 })).length;
}

/** One sentence for each page of a remote that loads more than it may, together with the shell. */
export async function findOverweight({ dir, manifest }: Release, shell: ShellFiles): Promise<string[]> {
  if (isShell(manifest)) return [];
  const { name, entry, remoteEntry, pages } = manifest;
  const paths = (folder: string, files: string[]) => [...new Set(files)].map((file) => join(folder, file));
  const weigh = async ([pattern, page]: [string, FileSet]): Promise<string[]> => {
    const budget = budgets.find((one) => one.pages.test(pattern));
    if (!budget) return [];
    const { form, name: format, scriptKib } = budget;
    const own = join(dir, 'browser');
    const scripts = [...paths(shell.dir, shell.js), ...paths(own, [remoteEntry, ...entry.js, ...page.js])];
    const styles = [...paths(shell.dir, shell.css), ...paths(own, [...entry.css, ...page.css])];
    const [scriptBytes, styleBytes] = [await weighScripts(scripts, form), await weighStyles(styles)];
    return [
      ...(scriptBytes > scriptKib * 1024 * AIR
        ? [
            texts.scriptTooLarge(`${pattern} of ${name}`, {
              size: toKib(scriptBytes),
              format,
              budget: texts.kib(String(scriptKib)),
            }),
          ]
        : []),
      ...(styleBytes > STYLE_KIB * 1024 * AIR
        ? [
            texts.stylesTooLarge(`${pattern} of ${name}`, {
              size: toKib(styleBytes),
              budget: texts.kib(String(STYLE_KIB)),
            }),
          ]
        : []),
    ];
  };
  return (await Promise.all(Object.entries(pages).map(weigh))).flat();
}
