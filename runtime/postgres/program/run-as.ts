import { type ExecFileException, execFile } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { DatabaseLaunchError, explainFailure, rootOnlyFolder } from './errors.ts';
import type { PostgresProgram } from './platform.ts';

/**
 * The identity that PostgreSQL runs under, since it refuses root: the user of this process; another user; or, when only
 * root may enter the project's folder, root mapped to `nobody` in a user namespace.
 */
export type RunAs = { kind: 'self' } | { kind: 'user'; uid: number; gid: number } | { kind: 'namespace' };

/** A command ready for `spawn`, wrapped for the identity. `uid`/`gid` only when they change. */
export type Command = { file: string; args: string[]; identity: { uid?: number; gid?: number } };

const NAMESPACE = ['--user', '--map-user=65534', '--map-group=65534'];

/** Wraps a program for the identity. The process keeps its id, so signals reach the program itself. */
export function commandAs(runAs: RunAs, file: string, args: string[]): Command {
  if (runAs.kind === 'namespace') return { file: 'unshare', args: [...NAMESPACE, file, ...args], identity: {} };
  const identity = runAs.kind === 'user' ? { uid: runAs.uid, gid: runAs.gid } : {};
  return { file, args, identity };
}

/** Owner of the files on disk under that identity; undefined when it is the user of this process. */
export function fileOwner(runAs: RunAs): { uid: number; gid: number } | undefined {
  if (runAs.kind === 'user') return { uid: runAs.uid, gid: runAs.gid };
  return runAs.kind === 'namespace' && process.getuid?.() === 0 ? { uid: 0, gid: 0 } : undefined;
}

/**
 * Picks the identity: the owner of an existing database folder is tried first, so that a database stays with
 * the identity that made it. Throws `no-permission` or `unsupported-system` when none can run PostgreSQL.
 */
export async function chooseRunAs(program: PostgresProgram, dataDir: string, pgDir: string): Promise<RunAs> {
  const uid = process.getuid?.();
  const candidates = uid === 0 ? candidatesForRoot(pgDir) : candidatesForUser(uid);
  for (const candidate of candidates) {
    const refusal = await probe(candidate, program, dataDir);
    if (refusal === undefined) return candidate;
    const reason = explainFailure(new Error(refusal), refusal, dataDir);
    if (reason.problem === 'unsupported-system' || candidate.kind === 'self') throw reason;
  }
  throw rootOnlyFolder(dataDir);
}

function candidatesForRoot(pgDir: string): RunAs[] {
  const owner = statSync(pgDir, { throwIfNoEntry: false });
  const users: RunAs[] = ordinaryUsers().map((user) => ({ kind: 'user', ...user }));
  if (!owner) return [...users, { kind: 'namespace' }];
  if (owner.uid === 0) return [{ kind: 'namespace' }, ...users];
  return [{ kind: 'user', uid: owner.uid, gid: owner.gid }, { kind: 'namespace' }, ...users];
}

/** A user id without a name, common in containers, is mapped to `nobody` in a namespace: initdb needs a name. */
function candidatesForUser(uid: number | undefined): RunAs[] {
  const hasName = uid === undefined || users().some((user) => user.uid === uid);
  return hasName ? [{ kind: 'self' }] : [{ kind: 'namespace' }, { kind: 'self' }];
}

/** `postgres` when the system has it, then `nobody`: initdb needs a user the system knows by name. */
function ordinaryUsers(): { uid: number; gid: number }[] {
  const known = users();
  return ['postgres', 'nobody'].flatMap((name) =>
    known.filter((user) => user.name === name).map(({ uid, gid }) => ({ uid, gid })),
  );
}

function users(): { name: string; uid: number; gid: number }[] {
  if (!existsSync('/etc/passwd')) return [];
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}

/** Undefined when PostgreSQL runs and the data folder can be entered, otherwise the error output. */
function probe(runAs: RunAs, program: PostgresProgram, dataDir: string): Promise<string | undefined> {
  const script = '"$1" --version >/dev/null && test -x "$2"';
  const { file, args, identity } = commandAs(runAs, '/bin/sh', ['-c', script, 'probe', program.postgres, dataDir]);
  const { promise, resolve, reject } = Promise.withResolvers<string | undefined>();
  execFile(file, args, { ...identity, cwd: '/', timeout: 20_000 }, (error: ExecFileException | null, _out, said) => {
    if (!error) return resolve(undefined);
    if (error.killed)
      return reject(new DatabaseLaunchError('failed', 'The database program did not answer within 20 s.'));
    // The dynamic loader is missing (musl): the file is there, yet the shell says "not found".
    const foreign = /not found/.test(said) && !/GLIBC/.test(said) ? 'Exec format error' : '';
    resolve(`${foreign} ${said || `Permission denied (${error.message})`}`);
  });
  return promise;
}
