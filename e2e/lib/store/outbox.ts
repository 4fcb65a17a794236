import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';

/** The text of the first mail of a store to this address that contains `words`, once it is sent. */
export async function waitForMail(storeFolder: string, address: string, words: string): Promise<string> {
  const outbox = join(storeFolder, 'data', 'outbox');
  let mail = '';
  await expect
    .poll(
      async () => {
        const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.txt')).sort();
        const texts = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
        mail = texts.find((text) => text.startsWith(`To: ${address}\n`) && text.includes(words)) ?? '';
        return mail;
      },
      { timeout: 30_000, interval: 250 },
    )
    .not.toBe('');
  return mail;
}
