import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The mails to an address in the outbox of a test's app, oldest first. */
export async function readMails(dataDir: string, email: string): Promise<string[]> {
  const folder = join(dataDir, 'outbox');
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.txt')).sort();
  const mails = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return mails.filter((mail) => mail.startsWith(`To: ${email}\n`));
}
