import type {
  Box,
  DesignDocument,
  PictureObject,
  PrintArea,
  ShapeObject,
  TextObject,
} from '@aaram/shared-domain/design';
import { ratioOfArt } from '@aaram/shared-domain/design/art';
import * as texts from '#texts/designer.ts';
import { nextId } from './edit-design.ts';

/** How much of the area's width something new takes. */
const SHARE = 0.8;

/** Where something new goes: its document, its area, and the box around what is there. */
export type Spot = { document: DesignDocument; area: PrintArea; taken: Box | undefined };

/** Between what is there and something new, mm. */
const GAP_MM = 8;

/** The middle of something new: below what is there, or in the upper middle where there is no room for it. */
function findY({ area, taken }: Spot, height: number): number {
  const below = taken === undefined ? Number.POSITIVE_INFINITY : taken.y + taken.height + GAP_MM;
  const free = Math.max(area.height * 0.35, height / 2 + area.height * 0.05);
  return Math.round(below + height <= area.height - GAP_MM ? below + height / 2 : free);
}

const begin = ({ document, area: { width } }: Spot) => ({
  ...{ id: nextId(document), name: '', turn: 0, flip: false, opacity: 1, isLocked: false, isHidden: false },
  x: width / 2,
});

/** A text that can be written over. */
export function newText(spot: Spot, ink: string): TextObject {
  const { width, height } = spot.area;
  const size = Math.round(Math.min(width / 6, height / 3));
  return {
    ...begin(spot),
    y: findY(spot, size * 1.4),
    ...{ kind: 'text', text: texts.firstText, font: 'baloo@1', ink, outline: null, spacing: 0, curve: 0 },
    ...{ align: 'center', leading: 1.1, size },
  };
}

/** A picture as large as it fits. */
export function newPicture(spot: Spot, picture: { media: string; width: number; height: number }): PictureObject {
  const { area } = spot;
  const ratio = picture.height / picture.width;
  const width = Math.max(2, Math.round(Math.min(area.width * SHARE, (area.height * SHARE) / ratio)));
  return {
    ...begin(spot),
    y: findY(spot, width * ratio),
    ...{ kind: 'picture', media: picture.media, pixels: { width: picture.width, height: picture.height }, width },
    ...{ crop: { x: 0, y: 0, width: 1, height: 1 }, mask: 'none' },
  };
}

/** A piece of art in less than half of the area. */
export function newShape(spot: Spot, art: string, ink: string): ShapeObject {
  const { area } = spot;
  const ratio = ratioOfArt(art);
  const width = Math.max(4, Math.round(Math.min(area.width * 0.4, (area.height * 0.4) / ratio)));
  const height = Math.max(2, Math.round(width * ratio));
  return {
    ...begin(spot),
    y: findY(spot, height),
    ...{ kind: 'shape', art, width, height, ink, outline: null },
  };
}
