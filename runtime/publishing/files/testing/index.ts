export { serveFolder } from './feed.ts';
export { makeRemote, makeShell } from './release.ts';
