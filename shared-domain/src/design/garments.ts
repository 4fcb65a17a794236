import * as texts from '#texts/design.ts';

/** The sides of a garment, by the index of their picture among a customised product's pictures. */
export const sidePictures = { front: 0, back: 2 } as const;
export type Side = keyof typeof sidePictures;

/** A part of a garment that can be printed: millimetres of size M, and where it is in the picture of its side. */
export type PrintArea = {
  /** Unique in its garment, and stored: never changed. */
  id: string;
  label: string;
  side: Side;
  /** Largest printable size, mm. */
  width: number;
  height: number;
  /** From the lower edge of the collar to the top of the area, mm. */
  belowCollar: number;
  /** From the middle of the garment to the middle of the area, mm; to the right in the picture when positive. */
  fromMiddle: number;
  /** Fractions (0 to 1) of the picture's width and height. */
  box: { x: number; y: number; width: number; height: number };
};

type Measured = [
  id: string,
  label: string,
  size: [width: number, height: number, belowCollar: number, fromMiddle: number],
  at: [x: number, y: number],
];

/** Size of the garments' pictures in which the areas were measured, px. */
export const GARMENT_PICTURE = { width: 750, height: 1000 };

type Areas = readonly [PrintArea, ...PrintArea[]];

/** `pxPerMm` is the scale of the side's picture; `at` the area's top left in it, px. */
function areasOf(side: Side, pxPerMm: number, ...[first, ...more]: [Measured, ...Measured[]]): Areas {
  const toArea = ([id, label, [width, height, belowCollar, fromMiddle], [x, y]]: Measured): PrintArea => ({
    ...{ id, label, side, width, height, belowCollar, fromMiddle },
    box: {
      x: x / GARMENT_PICTURE.width,
      y: y / GARMENT_PICTURE.height,
      width: (width * pxPerMm) / GARMENT_PICTURE.width,
      height: (height * pxPerMm) / GARMENT_PICTURE.height,
    },
  });
  return [toArea(first), ...more.map(toArea)];
}

const garments: Record<'tee' | 'vtee' | 'hoodie' | 'jacket', Areas> = {
  tee: [
    ...areasOf(
      'front',
      0.8185,
      ['front', texts.front, [305, 406, 60, 0], [250.14, 311.97]],
      ['left-chest', texts.leftChest, [100, 100, 70, 92], [409.34, 320.16]],
    ),
    ...areasOf('back', 0.7998, ['back', texts.back, [305, 406, 60, 0], [254.93, 269.4]]),
  ],
  vtee: [
    ...areasOf(
      'front',
      0.9234,
      ['front', texts.front, [280, 320, 50, 0], [246.53, 422.93]],
      ['left-chest', texts.leftChest, [90, 90, 0, 88], [415.52, 376.76]],
    ),
    ...areasOf('back', 0.9192, ['back', texts.back, [280, 400, 60, 0], [245.08, 258.32]]),
  ],
  hoodie: [
    ...areasOf(
      'front',
      0.737,
      ['front', texts.abovePocket, [305, 275, 60, 0], [266.4, 416.37]],
      ['left-chest', texts.leftChest, [100, 100, 60, 126], [434.8, 416.37]],
    ),
    ...areasOf('back', 0.7319, ['back', texts.back, [305, 406, 75, 0], [259.77, 355.98]]),
  ],
  jacket: [
    ...areasOf(
      'front',
      0.7557,
      ['left-chest', texts.leftChest, [100, 100, 62, 118], [430.92, 343.07]],
      ['right-chest', texts.rightChest, [100, 100, 62, -118], [252.57, 343.07]],
      ['left-panel', texts.leftPanel, [165, 135, 195, 122], [409.38, 443.58]],
      ['right-panel', texts.rightPanel, [165, 135, 195, -122], [224.98, 443.58]],
    ),
    ...areasOf('back', 0.7323, ['back', texts.back, [305, 406, 65, 0], [257.85, 297.12]]),
  ],
};

export type Garment = keyof typeof garments;

/** From the description of the displacement maps. */
const foldSteps: Record<Garment, Record<Side, number>> = {
  tee: { front: 0.0625, back: 0.075 },
  vtee: { front: 0.075, back: 0.0625 },
  hoodie: { front: 0.0625, back: 0.0625 },
  jacket: { front: 0.0625, back: 0.0625 },
};
/** Pixels of a garment's picture (`GARMENT_PICTURE`) for one of the 255 steps of its displacement map. */
export const foldStepOf = (garment: Garment, side: Side): number => foldSteps[garment][side];

/** The edition of a garment's print areas, as designs store it. A published set never changes: a new one gets `@2`. */
const EDITION = '@1';

type Printable = { subcategory: string; name: string; images: readonly string[] };

/** Which garment a customised product is. */
export function findGarment({ subcategory, name }: Pick<Printable, 'subcategory' | 'name'>): Garment {
  if (subcategory === 'Hoodie') {
    return 'hoodie';
  }
  if (subcategory === 'Jacket') {
    return 'jacket';
  }
  return /v-?neck/i.test(name) ? 'vtee' : 'tee';
}

/** The set of print areas of a garment, as `tee@1`. */
export const areaSetOf = (garment: Garment): string => `${garment}${EDITION}`;

const bySet = new Map(Object.entries(garments).map(([garment, areas]) => [`${garment}${EDITION}`, areas]));

export const isAreaSet = (set: string): boolean => bySet.has(set);
export const garmentOfSet = (set: string): Garment => set.slice(0, set.indexOf('@')) as Garment;
export const listAreas = (set: string): readonly PrintArea[] => bySet.get(set) ?? [];
export const findArea = (set: string, id: string): PrintArea | undefined => listAreas(set).find((one) => one.id === id);

/** Whether two areas of a side cover the same cloth: they are two ways to position one print. */
export function areOverlapping(one: PrintArea, other: PrintArea): boolean {
  const [a, b] = [one.box, other.box];
  return (
    one.id !== other.id &&
    one.side === other.side &&
    a.x < b.x + b.width &&
    b.x < a.x + a.width &&
    a.y < b.y + b.height &&
    b.y < a.y + a.height
  );
}

/** The pairs of these areas that cover the same cloth. */
export function overlapsIn(set: string, ids: readonly string[]): [PrintArea, PrintArea][] {
  const areas = listAreas(set).filter(({ id }) => ids.includes(id));
  return areas.flatMap((one, at) =>
    areas
      .slice(at + 1)
      .flatMap((other): [PrintArea, PrintArea][] => (areOverlapping(one, other) ? [[one, other]] : [])),
  );
}

/** Where a customised product can be printed, the usual area first; the back only where there is a picture of it. */
export function listPrintAreas(product: Printable): Areas {
  const [usual, ...others] = garments[findGarment(product)];
  return [usual, ...others.filter(({ side }) => product.images[sidePictures[side]] !== undefined)];
}
