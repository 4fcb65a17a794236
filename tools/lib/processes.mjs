import { readFileSync } from 'node:fs';

/** Number and start time of a process: together they are never used twice while the machine runs. */
export function identify(pid = process.pid) {
  return { pid, startedAt: statOf(pid)?.startedAt ?? '' };
}

/** True while that very process lives. A zombie has ended; only nobody has collected it yet. */
export function isSameProcess({ pid, startedAt }) {
  const stat = statOf(pid);
  if (stat) return !stat.dead && (!startedAt || stat.startedAt === startedAt);
  return process.platform !== 'linux' && answersSignal(pid);
}

/** Number of a process's parent, or undefined when the system does not tell. */
export function parentOf(pid) {
  return statOf(pid)?.parent;
}

/** The command line of a process, words separated by spaces; empty when unknown. */
export function commandLineOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
}

function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name in parentheses may hold anything, so count the fields from its closing one.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { dead: fields[0] === 'Z' || fields[0] === 'X', parent: Number(fields[1]), startedAt: fields[19] };
  } catch {
    return undefined;
  }
}

function answersSignal(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
