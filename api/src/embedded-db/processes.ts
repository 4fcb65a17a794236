import { folderOf, isAlive, listPids } from '../../../tools/lib/processes.mjs';

/**
 * Numbers of the live processes working inside `folder`. PostgreSQL and every process it forks stand in
 * their data folder, so this finds orphaned backends too, which a pid file cannot. Empty without /proc.
 */
export function processesIn(folder: string): number[] {
  return listPids().filter((pid) => folderOf(pid) === folder && isAlive(pid));
}
