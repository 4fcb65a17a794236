import { join } from 'node:path';

/** Written into the data folder by the first backup; without it nothing is archived. */
export const ARCHIVE_SCRIPT = 'pg18.archive.sh';

/** A text as one word for a shell. */
export const quoteForShell = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/**
 * The server's settings for an archive of its log. The archive can only be switched on at a start, so it always is, and
 * the command does nothing as long as there is no script.
 */
export function archiveSettings(root: string): Record<string, string> {
  const script = quoteForShell(join(root, ARCHIVE_SCRIPT)).replaceAll('%', '%%');
  return {
    archive_mode: 'on',
    archive_command: `if [ -f ${script} ]; then /bin/sh ${script} %p %f; fi`,
  };
}
