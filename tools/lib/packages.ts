import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a lock file says of a package, as far as we look. */
export type LockEntry = {
  version?: string;
  integrity?: string;
  optional?: boolean;
  os?: string[];
  link?: boolean;
  hasInstallScript?: boolean;
};
type Versions = { [name: string]: string | Versions };
/** Problems that the registry knows of, or why it did not answer. */
export type Finding = { problems: string[] } | { unanswered: string };
/** What npm prints as JSON: of every answer what we look at. */
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

/** Every version that leaves a choice to the moment of installing, in any package.json of the house. */
export function findUnpinned(root: string): string[] {
  const { workspaces }: { workspaces: string[] } = readJson(root, 'package.json');
  return ['.', ...workspaces].flatMap((folder) => {
    const manifest: Record<string, Versions | undefined> = readJson(root, folder, 'package.json');
    return kinds.flatMap((kind) => findInexact(manifest[kind] ?? {}).map((line) => `${folder} ${kind}: ${line}`));
  });
}

/** An override may name what it holds for below the package that brings it. */
function findInexact(versions: Versions): string[] {
  return Object.entries(versions).flatMap(([name, version]) => {
    if (typeof version === 'object') return findInexact(version);
    return EXACT.test(version) ? [] : [`${name} ${version}`];
  });
}

/** Packages whose contents the lock file does not fix, other than those of systems that it only names. */
export function findUnsealed(root: string): string[] {
  return listLocked(root)
    .filter(([, entry]) => entry.integrity === undefined && !(entry.optional && entry.os))
    .map(([path]) => path);
}

/** Packages that run a program while they are installed and about which package.json says neither yes nor no. */
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

/** What `npm audit --json` said: the holes it knows, or why there was no answer. */
export function readAudit(text: string): Finding {
  const answer = parse(text);
  if (answer?.metadata?.vulnerabilities === undefined) return { unanswered: reasonOf(answer) };
  return {
    problems: Object.values(answer.vulnerabilities ?? {}).map(
      ({ name, severity, range }) => `${severity}: ${name} ${range}`,
    ),
  };
}

/** What `npm audit signatures --json` said: packages that are not what their registry signed. */
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
