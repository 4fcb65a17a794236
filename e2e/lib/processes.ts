import { commandLineOf, folderOf, isAlive, listPids, parentOf, signal } from '../../tools/lib/processes.mjs';

/** A running process as /proc shows it; zombies are not running. */
type Process = { pid: number; parent: number; command: string; folder: string };

function read(pid: number): Process | undefined {
  const parent = parentOf(pid);
  const folder = folderOf(pid);
  if (parent === undefined || folder === undefined || !isAlive(pid)) {
    return undefined;
  }
  return { pid, parent, command: commandLineOf(pid), folder };
}

function listProcesses(): Process[] {
  return listPids()
    .map(read)
    .filter((found) => found !== undefined);
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
  signal(pid, 'SIGKILL');
}
