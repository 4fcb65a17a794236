// `node tools/complete-lock.ts`, after every `npm install` that changed package-lock.json. A registry that mirrors only
// some platforms leaves the optional packages of the others out of the lock file, and `npm ci` then refuses it as
// incomplete. This adds them with version and platform but without integrity: npm skips them on this platform, and on
// theirs fetches them by version.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeLock } from './lib/packages/complete-lock.ts';
import { ROOT } from './lib/settings.mjs';

const file = join(ROOT, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const added = completeLock(lock);
if (added.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(
  added.length > 0
    ? `Added ${added.length} packages of other systems to package-lock.json.`
    : 'package-lock.json is complete.',
);
