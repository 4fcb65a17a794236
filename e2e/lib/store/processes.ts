import { commandLineOf, folderOf, isAlive, listPids, parentOf, signal } from '@aaram/runtime/system';

/** A running process from /proc; zombies do not count. */
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

/** The same process, not another one with its number. */
export const isRunning = ({ pid, command }: Pick<Process, 'pid' | 'command'>) => read(pid)?.command === command;

/** Until a new process has begun its own program, it is another one with its parent's command. */
const hasBegun = ({ parent, command }: Process, all: readonly Process[]) =>
  all.find(({ pid }) => pid === parent)?.command !== command;

/** Every process that a starter has started, wherever it runs, and those that work in its data folder: the database. */
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
  return all.filter((one) => found.has(one.pid) && one.pid !== starter && hasBegun(one, all));
}

/** The processes that a shop renders remotes' pages in. */
export const renderersOf = (shop: number): Process[] =>
  listProcesses().filter(({ parent, command }) => parent === shop && command.includes('renderer.cjs'));

/** The database's own processes: their working directory is in the data folder, also when they are orphans. */
export const databaseProcesses = (dataDir: string) =>
  listProcesses().filter(({ folder }) => folder.startsWith(`${dataDir}/`));

/** The first database process, which starts the others. */
export function postmasterPid(dataDir: string): number {
  const all = databaseProcesses(dataDir);
  const postmaster = all.find(({ parent }) => !all.some(({ pid }) => pid === parent));
  if (!postmaster) {
    throw new Error(`No database runs in ${dataDir}.`);
  }
  return postmaster.pid;
}

/** Kills at once; a process that has already ended is no error. */
export function killNow(pid: number): void {
  signal(pid, 'SIGKILL');
}
