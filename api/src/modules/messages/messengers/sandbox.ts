import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isCode, writeShort } from '../short-kinds.ts';
import type { Messenger } from './messenger.ts';

type Options = { dataDir: string; channel: 'sms' | 'whatsapp'; store: { brandName: string; host: string } };

/**
 * Sends nothing: writes each message to `DATA_DIR/outbox`, where the mails of development are too. Like a provider it
 * takes a key once. Production has no sandbox.
 */
export function createSandbox({ dataDir, channel, store }: Options): Messenger {
  const outbox = join(dataDir, 'outbox');
  return {
    offers: (kind) => channel === 'sms' || !isCode(kind),
    async send({ kind, mobile, words, key }) {
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      const end = `-${createHash('sha256').update(key).digest('hex').slice(0, 8)}-${channel}.txt`;
      if ((await readdir(outbox)).some((name) => name.endsWith(end))) {
        return;
      }
      const path = join(outbox, `${new Date().toISOString().replaceAll(':', '-')}${end}`);
      await writeFile(`${path}.draft`, `to: +91${mobile}\nkind: ${kind}\n\n${writeShort(kind, words, store)}\n`, {
        mode: 0o600,
      });
      await rename(`${path}.draft`, path);
    },
  };
}
