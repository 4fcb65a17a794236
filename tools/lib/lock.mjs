import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { identify, isSameProcess } from './processes.mjs';

// The API has a lock of its own for the database: this one must work on Node.js 20 with nothing installed.

/**
 * Takes the lock file for this process. Returns `{ release, tookOver }`, where `tookOver` says that a starter
 * was killed and left its lock behind; or `{ holder }`, the note of the live process that has it.
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

/** A hard link appears with its content at once: nobody ever reads half a lock. */
function link(own, path) {
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Moved aside and looked at again: another starter may have put its own lock there in between. */
function removeDead(path, aside) {
  try {
    renameSync(path, aside);
    const moved = read(aside);
    if (!moved || !isSameProcess(moved)) return true;
    linkSync(aside, path);
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
  return false;
}

function read(path) {
  try {
    const note = JSON.parse(readFileSync(path, 'utf8'));
    return typeof note?.pid === 'number' ? note : { pid: -1, startedAt: 'unreadable' };
  } catch (error) {
    return error.code === 'ENOENT' ? undefined : { pid: -1, startedAt: 'unreadable' };
  }
}
