import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { isTooWide, restingHeight, watchChanges } from './common.ts';
import type { findHiddenFocus } from './focus.ts';
import type { holdStill, lookLike, readMotions, turnTo, untilPlayed, watchMotion } from './story.ts';
import type { findSmallTargets } from './targets.ts';

type Tools = {
  isTooWide: typeof isTooWide;
  restingHeight: typeof restingHeight;
  watchChanges: typeof watchChanges;
  untilPlayed: typeof untilPlayed;
  turnTo: typeof turnTo;
  watchMotion: typeof watchMotion;
  readMotions: typeof readMotions;
  holdStill: typeof holdStill;
  lookLike: typeof lookLike;
  findSmallTargets: typeof findSmallTargets;
  findHiddenFocus: typeof findHiddenFocus;
};

declare global {
  interface Window {
    storyTools: Tools;
  }
}

/** A module's text as part of one script: without types, `import` and `export`. */
function readPart(name: string): string {
  const code = stripTypeScriptTypes(readFileSync(join(import.meta.dirname, name), 'utf8'));
  return code.replaceAll(/^import .*$/gm, '').replaceAll(/^export /gm, '');
}

/** Runs in every page before its own scripts: sets `window.storyTools`. */
export const inPageScript = `(() => {
${['common.ts', 'story.ts', 'targets.ts', 'focus.ts'].map(readPart).join('\n')}
window.storyTools = {
  isTooWide, restingHeight, watchChanges, untilPlayed, turnTo, watchMotion, readMotions, holdStill, lookLike,
  findSmallTargets, findHiddenFocus,
};
window.storyTools.watchChanges();
window.storyTools.watchMotion();
})()`;
