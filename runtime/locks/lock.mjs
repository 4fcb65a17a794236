// One lock for starter and database. Plain JavaScript: the starter takes it on Node.js 20, before installation.
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { codeOf } from '../problems/problem.mjs';
import { identify, isSameProcess } from '../system/processes.mjs';

/**
 * Content of a lock file: the process that holds it, and the URL of its store.
 * @typedef {import('../system/processes.mjs').ProcessIdentity & { shop?: string }} Holder
 */

/**
 * Takes the lock file for this process. Returns `{ release, tookOver }`, where `tookOver` is true when a killed process
 * had left its lock behind; or `{ holder }`, the note of the running process that holds the lock.
 * @param {string} path
 * @param {{ shop?: string }} note
 * @returns {{ tookOver: boolean, release: () => void } | { holder: Holder }}
 */
export function takeLock(path, note = {}) {
  const own = `${path}.${process.pid}`;
  let tookOver = false;
  writeFileSync(own, JSON.stringify({ ...identify(), ...note }), { mode: 0o600 });
  try {
    for (;;) {
      if (link(own, path)) return { tookOver, release: () => rmSync(path, { force: true }) };
      const holder = read(path);
      if (holder && isSameProcess(holder)) return { holder };
      if (holder) tookOver = removeDead(path, `${own}.dead`) || tookOver;
    }
  } finally {
    rmSync(own, { force: true });
  }
}

/**
 * A hard link appears together with its content: no process can read half a lock.
 * @param {string} own
 * @param {string} path
 */
function link(own, path) {
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Moved aside and checked again: another starter may have written its own lock there in between.
 * @param {string} path
 * @param {string} aside
 */
function removeDead(path, aside) {
  try {
    renameSync(path, aside);
    const moved = read(aside);
    if (!moved || !isSameProcess(moved)) return true;
    linkSync(aside, path);
  } catch (error) {
    const code = codeOf(error);
    if (code !== 'ENOENT' && code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
  return false;
}

/**
 * @param {string} path
 * @returns {Holder | undefined}
 */
function read(path) {
  try {
    const note = JSON.parse(readFileSync(path, 'utf8'));
    return typeof note?.pid === 'number' ? note : { pid: -1, startedAt: 'unreadable' };
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? undefined : { pid: -1, startedAt: 'unreadable' };
  }
}
