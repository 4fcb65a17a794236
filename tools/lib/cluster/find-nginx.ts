import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { StartProblem } from '@aaram/runtime/problems';
import { runStep } from '@aaram/runtime/processes';

/** Where Debian has it, which is not on everyone's PATH. */
const FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

/** The nginx of this machine, if it has one. */
export function findNginx(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...FOLDERS];
  return folders
    .map((folder) => join(folder, 'nginx'))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** nginx: the one of this machine, or Debian's, installed when running as root. Throws what to do when there is none. */
export async function ensureNginx(): Promise<string> {
  if (findNginx() === undefined && process.getuid?.() === 0) {
    console.log('Installing nginx for the balancer (apt) …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (args: string[]) => runStep('apt-get', args, { root: '/', env }).catch(() => 127);
    await apt(['update', '-qq']);
    await apt(['install', '-y', '-qq', '--no-install-recommends', 'nginx-light']);
  }
  const found = findNginx();
  if (found === undefined)
    throw new StartProblem(
      'The cluster needs nginx as its balancer: install it (on Debian: apt-get install nginx-light).',
    );
  return found;
}
