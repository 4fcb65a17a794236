import { folderOf, isAlive, listPids } from '@aaram/runtime/system';

/**
 * Ids of the live processes whose working directory is `folder`. PostgreSQL and every process it forks work in their
 * data folder, so this finds orphaned backends too, which a pid file cannot. Empty without /proc.
 */
export function processesIn(folder: string): number[] {
  return listPids().filter((pid) => folderOf(pid) === folder && isAlive(pid));
}
