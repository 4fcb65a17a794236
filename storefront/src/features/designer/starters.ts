import type { DesignObject, FontId, PrintArea } from '@aaram/shared-domain/design';
import { ratioOfArt } from '@aaram/shared-domain/design/art';
import * as texts from '#texts/starters.ts';

export type StarterGroup = keyof typeof texts.groups;
export type Starter = {
  id: string;
  label: string;
  group: StarterGroup;
  build: (area: PrintArea, ink: string) => DesignObject[];
};

type Words = readonly string[];
type Look = { font: FontId; art: string; accent: string; curve?: number };

const usual = { name: '', turn: 0, flip: false, opacity: 1, isLocked: false, isHidden: false, outline: null };
/** Width of a letter in ems, on average: the first size of a text, before its outlines are known. */
const LETTER = 0.62;

/** A letter size at which a text takes about this part of the area's width. */
function sizeFor(text: string, { width, height }: PrintArea, part: number): number {
  const letters = Math.max(3, [...new Intl.Segmenter('hi').segment(text)].length);
  return Math.round(Math.min((width * part) / (letters * LETTER), height / 7) * 10) / 10;
}

/** Words above a piece of art, and words below it. `key` begins the ids, which no other design of the page may have. */
function arrange(key: string, [, above = '', below = '']: Words, { font, art, accent, curve = 0 }: Look) {
  return (area: PrintArea, ink: string): DesignObject[] => {
    const { width, height } = area;
    const ratio = ratioOfArt(art);
    const artWidth = Math.min(width * 0.42, (height * 0.3) / ratio);
    const line = (id: string, text: string, y: number, part: number) => ({
      ...{ ...usual, kind: 'text' as const, id, text, font, ink, x: width / 2, y, spacing: 0, leading: 1.1 },
      ...{ align: 'center' as const, curve: text === above ? curve : 0, size: sizeFor(text, area, part) },
    });
    return [
      line(`${key}a`, above, height * 0.2, 0.85),
      {
        ...{ ...usual, kind: 'shape', id: `${key}b`, art, ink: accent, x: width / 2, y: height * 0.46 },
        ...{ width: Math.round(artWidth), height: Math.round(artWidth * ratio) },
      },
      line(`${key}c`, below, height * 0.7, 0.6),
    ];
  };
}

const RED = '#b3262f';
const ORANGE = '#e8862e';
const TURMERIC = '#f0b429';
const GREEN = '#2f7d4f';
const TEAL = '#1f8a93';
const PINK = '#d9437f';
const PURPLE = '#6b3fa0';

const table: readonly (readonly [StarterGroup, string, Words, Look])[] = [
  ['festivals', 'diwali', texts.diwali, { font: 'rozha@1', art: 'diya@1', accent: ORANGE, curve: 50 }],
  ['festivals', 'diwali-latin', texts.diwaliLatin, { font: 'pacifico@1', art: 'firework@1', accent: TURMERIC }],
  ['festivals', 'holi', texts.holi, { font: 'modak@1', art: 'burst@1', accent: PINK }],
  ['festivals', 'eid', texts.eid, { font: 'yatra@1', art: 'crescentStar@1', accent: GREEN, curve: 40 }],
  ['festivals', 'rakhi', texts.rakhi, { font: 'kalam@1', art: 'rangoli@1', accent: RED }],
  ['festivals', 'ganesh', texts.ganesh, { font: 'yatra@1', art: 'lotus@1', accent: ORANGE, curve: 40 }],
  ['festivals', 'navratri', texts.navratri, { font: 'rozha@1', art: 'mandala2@1', accent: PINK, curve: 60 }],
  ['festivals', 'sankranti', texts.sankranti, { font: 'baloo@1', art: 'kite@1', accent: TEAL }],
  ['festivals', 'christmas', texts.christmas, { font: 'pacifico@1', art: 'star8@1', accent: RED }],
  ['teams', 'cricket', texts.cricket, { font: 'bungee@1', art: 'cricket@1', accent: RED, curve: 50 }],
  ['teams', 'mohalla', texts.mohalla, { font: 'teko@1', art: 'ball@1', accent: RED }],
  ['teams', 'football', texts.football, { font: 'bebas@1', art: 'football@1', accent: GREEN, curve: 60 }],
  ['teams', 'badminton', texts.badminton, { font: 'anton@1', art: 'shuttle@1', accent: TEAL }],
  ['teams', 'college', texts.college, { font: 'bebas@1', art: 'laurel@1', accent: TURMERIC, curve: 40 }],
  ['teams', 'trek', texts.trek, { font: 'anton@1', art: 'mountain@1', accent: TEAL }],
  ['teams', 'riders', texts.riders, { font: 'bungee@1', art: 'bike@1', accent: ORANGE }],
  ['teams', 'gym', texts.gym, { font: 'anton@1', art: 'dumbbell@1', accent: RED }],
  ['teams', 'goa', texts.goa, { font: 'baloo@1', art: 'sun@1', accent: ORANGE, curve: 50 }],
  ['birthdays', 'birthday', texts.birthday, { font: 'pacifico@1', art: 'cake@1', accent: PINK }],
  ['birthdays', 'birthday-hindi', texts.birthdayHindi, { font: 'baloo@1', art: 'balloon@1', accent: RED }],
  ['birthdays', 'first-birthday', texts.firstBirthday, { font: 'modak@1', art: 'hat@1', accent: TEAL }],
  ['birthdays', 'queen', texts.queen, { font: 'abril@1', art: 'crown@1', accent: TURMERIC, curve: 50 }],
  ['birthdays', 'mother', texts.mother, { font: 'rozha@1', art: 'heart@1', accent: RED }],
  ['birthdays', 'dog', texts.dog, { font: 'caveat@1', art: 'paw@1', accent: PURPLE }],
];

/** Designs made for this store: they are copied into the shopper's own design and changed there. */
export const starters: readonly Starter[] = table.map(([group, id, words, look], at) => ({
  ...{ id, group, label: words[0] ?? id },
  build: arrange(`s${at}`, words, look),
}));
