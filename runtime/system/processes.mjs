// Reads /proc for starter, database and tests. Plain JavaScript: the starter's lock needs it before installation.
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { codeOf } from '../problems/problem.mjs';

/**
 * A process's number and start time: no two processes share both while the machine runs.
 * @typedef {{ pid: number, startedAt: string }} ProcessIdentity
 */

/**
 * Identity of a process, by default this one: for locks and notes.
 * @returns {ProcessIdentity}
 */
export function identify(pid = process.pid) {
  return { pid, startedAt: statOf(pid)?.startedAt ?? '' };
}

/**
 * True while exactly this process runs. A zombie has ended, even though its parent has not collected it yet.
 * @param {ProcessIdentity} identity
 */
export function isSameProcess({ pid, startedAt }) {
  const stat = statOf(pid);
  if (stat) return !stat.dead && (!startedAt || stat.startedAt === startedAt);
  return process.platform !== 'linux' && answersSignal(pid);
}

/**
 * True while a process with this number runs.
 * @param {number} pid
 */
export function isAlive(pid) {
  return isSameProcess({ pid, startedAt: '' });
}

/**
 * Number of a process's parent, or undefined where the system does not say.
 * @param {number} pid
 */
export function parentOf(pid) {
  return statOf(pid)?.parent;
}

/**
 * The command line of a process, words separated by spaces; empty when unknown.
 * @param {number} pid
 */
export function commandLineOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
}

/**
 * Working directory of a process, or undefined where the system does not say.
 * @param {number} pid
 */
export function folderOf(pid) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

/**
 * Numbers of all processes, zombies too; none without /proc.
 * @returns {number[]}
 */
export function listPids() {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

/**
 * Sends a signal; a process that has already ended is no error.
 * @param {number} pid
 * @param {NodeJS.Signals} name
 */
export function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error;
  }
}

/** @param {number} pid */
function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name in parentheses may contain anything, so fields are counted from the last parenthesis.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { dead: fields[0] === 'Z' || fields[0] === 'X', parent: Number(fields[1]), startedAt: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
function answersSignal(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
