import { statSync } from 'node:fs';

/**
 * Loads a value again when its file has changed. While the file cannot be used, because it is being written or throws,
 * the value from before counts, and each call tries again. Throws only when there never was one.
 */
export function createReloading<T>(
  file: string,
  load: () => T | Promise<T>,
  log: (line: string) => void = console.error,
): () => Promise<T> {
  let stamp = '';
  let failedStamp = '';
  let value: { loaded: T } | undefined;
  return async () => {
    const found = statSync(file, { throwIfNoEntry: false });
    const present = `${found?.mtimeMs}:${found?.size}`;
    if (value && present === stamp) {
      return value.loaded;
    }
    try {
      value = { loaded: await load() };
      stamp = present;
    } catch (error) {
      if (!value) {
        throw error;
      }
      if (failedStamp !== present) {
        failedStamp = present;
        log(`${file} cannot be used yet: ${error instanceof Error ? error.message : error}`);
      }
    }
    return value.loaded;
  };
}
