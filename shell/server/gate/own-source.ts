import { posix } from 'node:path';

/** The path from the root: the bundler names a file by its app, and by the way from there. */
export function pathOfSource(name: string): string {
  const [, app = '', path = ''] = /^webpack:\/\/([^/]+)\/([^?]*)/.exec(name) ?? [];
  return app === '' ? name : posix.join(app, path);
}

/** Whether a file is neither of a package nor of the bundler. */
export const isOwnSource = (file: string) => !/node_modules\/|webpack\//.test(file);
