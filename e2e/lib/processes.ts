import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** A running process as /proc shows it; zombies are not running. */
type Process = { pid: number; parent: number; command: string; folder: string };

function read(pid: number): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold anything, so count the fields from its closing one.
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (state === 'Z' || state === 'X') {
      return undefined;
    }
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return { pid, parent: Number(parent), command, folder: readlinkSync(`/proc/${pid}/cwd`) };
  } catch {
    return undefined;
  }
}

function listProcesses(): Process[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map((pid) => read(Number(pid))).filter((found) => found !== undefined);
}

/** Whether that process still runs. */
export const isRunning = ({ pid, command }: Pick<Process, 'pid' | 'command'>) => read(pid)?.command === command;

/** Everything a starter has started, wherever it stands, and what works in its data folder: the database. */
export function processesOf(starter: number, dataDir: string): Process[] {
  const all = listProcesses();
  const found = new Set([starter]);
  let before = 0;
  while (found.size > before) {
    before = found.size;
    for (const { pid, parent, folder } of all) {
      if (found.has(parent) || folder.startsWith(`${dataDir}/`)) {
        found.add(pid);
      }
    }
  }
  return all.filter(({ pid }) => found.has(pid) && pid !== starter);
}

/** The database's own processes: they stand in their data folder, orphans too. */
export const databaseProcesses = (dataDir: string) =>
  listProcesses().filter(({ folder }) => folder.startsWith(`${dataDir}/`));

/** The first database process is the one that starts the others. */
export function postmasterPid(dataDir: string): number {
  const all = databaseProcesses(dataDir);
  const postmaster = all.find(({ parent }) => !all.some(({ pid }) => pid === parent));
  if (!postmaster) {
    throw new Error(`No database runs in ${dataDir}.`);
  }
  return postmaster.pid;
}

/** Kills at once; a process that is gone already is fine. */
export function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Gone.
  }
}
