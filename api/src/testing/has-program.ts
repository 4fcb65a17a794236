import { spawnSync } from 'node:child_process';

type Wanted = { program: string; debianPackage: string; isWanted: boolean };

/** Whether this machine has a program that only long tests need; with `isWanted` it is installed, as root on Debian. */
export function hasProgram({ program, debianPackage, isWanted }: Wanted): boolean {
  const isThere = () => spawnSync(program, ['--help'], { stdio: 'ignore' }).error === undefined;
  if (!isThere() && isWanted && process.getuid?.() === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', debianPackage], { env, stdio: 'ignore' });
  }
  return isThere();
}
