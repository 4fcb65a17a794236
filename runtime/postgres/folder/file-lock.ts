import { takeLock } from '@aaram/runtime/locks';
import { DatabaseLaunchError } from '@aaram/runtime/postgres/program';
import { until } from '@aaram/runtime/system';

/**
 * Takes the lock file, waiting while another live process holds it; the lock of a dead process is taken over. Returns
 * the function that releases it. Throws `busy` after `timeoutMs`.
 */
export async function takeFileLock(path: string, timeoutMs = 90_000): Promise<() => void> {
  const attempt = () => {
    const lock = takeLock(path);
    return 'release' in lock && lock.release;
  };
  const release = await until(attempt, timeoutMs, 20);
  if (release) return release;
  throw new DatabaseLaunchError(
    'busy',
    `Another start of the database holds ${path} for more than ${timeoutMs / 1000} s.`,
  );
}
