import * as texts from '#texts/design.ts';
import { keysOf } from '../records/index.ts';

/** Scripts that a face can write. All write Latin. */
type Face = { label: string; hasDevanagari: boolean; look: string };

/**
 * The faces of printed texts. An id is stored in designs and never changes its outlines: a new edition of a font gets
 * another number.
 */
export const fonts = {
  'hind@1': { label: texts.fontHind, hasDevanagari: true, look: texts.lookPlain },
  'rozha@1': { label: texts.fontRozhaOne, hasDevanagari: true, look: texts.lookPoster },
  'baloo@1': { label: texts.fontBaloo2, hasDevanagari: true, look: texts.lookRound },
  'yatra@1': { label: texts.fontYatraOne, hasDevanagari: true, look: texts.lookSign },
  'teko@1': { label: texts.fontTeko, hasDevanagari: true, look: texts.lookNarrow },
  'kalam@1': { label: texts.fontKalam, hasDevanagari: true, look: texts.lookHand },
  'modak@1': { label: texts.fontModak, hasDevanagari: true, look: texts.lookThick },
  'anton@1': { label: texts.fontAnton, hasDevanagari: false, look: texts.lookHeadline },
  'bebas@1': { label: texts.fontBebasNeue, hasDevanagari: false, look: texts.lookTeam },
  'pacifico@1': { label: texts.fontPacifico, hasDevanagari: false, look: texts.lookBrush },
  'abril@1': { label: texts.fontAbrilFatface, hasDevanagari: false, look: texts.lookElegant },
  'caveat@1': { label: texts.fontCaveat, hasDevanagari: false, look: texts.lookPen },
  'bungee@1': { label: texts.fontBungee, hasDevanagari: false, look: texts.lookBlock },
} as const satisfies Record<string, Face>;

export type FontId = keyof typeof fonts;
export const fontIds = keysOf(fonts);

const DEVANAGARI = /\p{Script=Devanagari}/u;

/** The face that writes a text: the asked one, or Hind where it has no letters for Devanagari. */
export const fontFor = (text: string, asked: FontId): FontId =>
  DEVANAGARI.test(text) && !fonts[asked].hasDevanagari ? 'hind@1' : asked;
