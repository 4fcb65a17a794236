// `npm start`: everything from a fresh clone to a running store. This file uses only syntax that very old versions of
// Node.js can read, so that they can report that they are too old; the work is in lib/.
var version = process.versions.node.split('.').map(Number);

if ((version[0] || 0) < 20) {
  console.error(
    'Aaram needs Node.js 20 or newer to start, and this is ' +
      process.versions.node +
      ': install it from https://nodejs.org and start again.',
  );
  process.exit(1);
} else {
  void import('./lib/start-store.mjs').then((start) => start.main());
}
