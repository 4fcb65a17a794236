/** The migrated, empty database that test databases are copied from. */
export const TEMPLATE = 'aaram_template';

/** The same server, another database. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
