import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FontId } from '@aaram/shared-domain/design';
import { Blob, Face, Font } from 'harfbuzzjs';

const FONTS = '@expo-google-fonts';

/** The file of each face of designs. A new edition of a font is a new id, so that no stored design changes. */
const files: Record<FontId, string> = {
  'hind@1': `${FONTS}/hind/600SemiBold/Hind_600SemiBold.ttf`,
  'rozha@1': `${FONTS}/rozha-one/RozhaOne_400Regular.ttf`,
  'baloo@1': `${FONTS}/baloo-2/700Bold/Baloo2_700Bold.ttf`,
  'yatra@1': `${FONTS}/yatra-one/YatraOne_400Regular.ttf`,
  'teko@1': `${FONTS}/teko/600SemiBold/Teko_600SemiBold.ttf`,
  'kalam@1': `${FONTS}/kalam/700Bold/Kalam_700Bold.ttf`,
  'modak@1': `${FONTS}/modak/400Regular/Modak_400Regular.ttf`,
  'anton@1': `${FONTS}/anton/400Regular/Anton_400Regular.ttf`,
  'bebas@1': `${FONTS}/bebas-neue/400Regular/BebasNeue_400Regular.ttf`,
  'pacifico@1': `${FONTS}/pacifico/400Regular/Pacifico_400Regular.ttf`,
  'abril@1': `${FONTS}/abril-fatface/400Regular/AbrilFatface_400Regular.ttf`,
  'caveat@1': `${FONTS}/caveat/700Bold/Caveat_700Bold.ttf`,
  'bungee@1': `${FONTS}/bungee/400Regular/Bungee_400Regular.ttf`,
};

/** Units of an em in which outlines are given. */
const EM = 1000;
const loaded = new Map<FontId, Promise<Font>>();

async function load(id: FontId): Promise<Font> {
  const font = new Font(new Face(new Blob(await readFile(fileURLToPath(import.meta.resolve(files[id]))))));
  font.setScale(EM, EM);
  return font;
}

/** The face for a shaper, read once; thousandths of an em. */
export function readFont(id: FontId): Promise<Font> {
  const known = loaded.get(id) ?? load(id);
  loaded.set(id, known);
  return known;
}
