import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The fields of a package in a lock file that are used here. */
export type LockEntry = {
  version?: string;
  integrity?: string;
  optional?: boolean;
  os?: string[];
  link?: boolean;
  hasInstallScript?: boolean;
};
type Versions = { [name: string]: string | Versions };
/** Problems that the registry knows, or why it did not answer. */
export type Finding = { problems: string[] } | { unanswered: string };
/** The fields of npm's JSON output that are used here. */
type NpmAnswer = {
  metadata?: { vulnerabilities?: object };
  vulnerabilities?: Record<string, { name: string; severity: string; range: string }>;
  invalid?: PackageName[];
  missing?: PackageName[];
  error?: { summary?: string };
  message?: string;
  statusCode?: number;
};
type PackageName = { name: string; version: string };

const readJson = (...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8'));
const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'];
const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** Every version in any package.json that is not exact, so that npm may choose another one. */
export function findUnpinned(root: string): string[] {
  const { workspaces }: { workspaces: string[] } = readJson(root, 'package.json');
  return ['.', ...workspaces].flatMap((folder) => {
    const manifest: Record<string, Versions | undefined> = readJson(root, folder, 'package.json');
    return kinds.flatMap((kind) => findInexact(manifest[kind] ?? {}).map((line) => `${folder} ${kind}: ${line}`));
  });
}

/** An override may be limited to the package that needs it, in a nested object. */
function findInexact(versions: Versions): string[] {
  return Object.entries(versions).flatMap(([name, version]) => {
    if (typeof version === 'object') return findInexact(version);
    return EXACT.test(version) ? [] : [`${name} ${version}`];
  });
}

/** Packages without an integrity hash in the lock file, except optional ones of other platforms. */
export function findUnsealed(root: string): string[] {
  return listLocked(root)
    .filter(([, entry]) => entry.integrity === undefined && !(entry.optional && entry.os))
    .map(([path]) => path);
}

/** Packages with an install script that `allowScripts` in package.json neither allows nor forbids. */
export function findUndecidedScripts(root: string): string[] {
  const { allowScripts = {} }: { allowScripts?: object } = readJson(root, 'package.json');
  const decided = new Set(Object.keys(allowScripts));
  return listLocked(root)
    .filter(([, entry]) => entry.hasInstallScript)
    .map(([path, { version }]) => ({ name: path.replace(/^.*node_modules\//, ''), version }))
    .filter(({ name, version }) => !decided.has(name) && !decided.has(`${name}@${version}`))
    .map(({ name, version }) => `${name}@${version}`);
}

const listLocked = (root: string) =>
  Object.entries<LockEntry>(readJson(root, 'package-lock.json').packages).filter(
    ([path, entry]) => path.includes('node_modules/') && !entry.link,
  );

/** Reads `npm audit --json`: the vulnerabilities, or why there was no answer. */
export function readAudit(text: string): Finding {
  const answer = parse(text);
  if (answer?.metadata?.vulnerabilities === undefined) return { unanswered: reasonOf(answer) };
  return {
    problems: Object.values(answer.vulnerabilities ?? {}).map(
      ({ name, severity, range }) => `${severity}: ${name} ${range}`,
    ),
  };
}

/** Reads `npm audit signatures --json`: packages whose signature is invalid. */
export function readSignatures(text: string): Finding {
  const answer = parse(text);
  if (!Array.isArray(answer?.invalid)) return { unanswered: reasonOf(answer) };
  const write = (word: string) => (one: PackageName) => `${word}: ${one.name}@${one.version}`;
  return { problems: [...answer.invalid.map(write('wrong')), ...(answer.missing ?? []).map(write('missing'))] };
}

function parse(text: string): NpmAnswer | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const reasonOf = (answer: NpmAnswer | undefined) =>
  answer?.error?.summary ||
  answer?.message ||
  (answer?.statusCode === undefined ? 'no answer' : `the registry answered ${answer.statusCode}`);
