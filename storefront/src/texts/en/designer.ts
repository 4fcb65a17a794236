import { plural } from '@aaram/shared-domain/format';

/** The tool for designs on clothes that are printed. */

export const printedWithYours = 'Printed with your design.';
export const startDesign = 'Start your design';
export const title = 'Your design';
export const intro = 'Add a text, a picture or a shape. Without a print, the item comes plain.';
export const addText = 'Add text';
export const addPicture = 'Add picture';
export const addArt = 'Add art';
export const pictureForPrint = 'Picture for the print';
export const firstText = 'Your text';
export const undo = 'Undo';
export const redo = 'Redo';
export const startAgain = 'Remove all';

// Where
export const whereToPrint = 'Where to print';
export const movedHere = (area: string) => `Move the design to “${area}”`;
export const overlaps = (area: string) =>
  `Your design is on “${area}”, which covers the same cloth. A piece can have one of the two.`;

// Stage
export const stage = 'Your design on the garment';
export const stageHelp =
  'Page Up and Page Down choose a part. Arrows move it by 1 mm, with Shift by 10, with Alt by 0.1. Comma and full stop rotate, plus and minus change the size, square brackets change the order. Ctrl+D copies, Ctrl+G groups, Ctrl+Z undoes, Delete removes, Escape leaves.';
export const stageTitle = 'Keys on the stage';
export const closer = 'Closer';
export const wholeGarment = 'Whole garment';
type Size = { width: string; height: string; below: string };
export const sizeOfPrint = ({ width, height, below }: Size) =>
  `Prints ${width} × ${height} cm, ${below} cm below the collar (size M).`;

// Layers
export const layers = 'Parts';
export const row = ({
  name,
  left,
  top,
  at,
  count,
}: {
  name: string;
  left: string;
  top: string;
  at: number;
  count: number;
}) => `${name}, ${left} mm from left, ${top} from top, ${at} of ${count}`;
export const noPosition = (name: string, at: number, count: number) => `${name}, ${at} of ${count}`;
export const hide = (name: string) => `Hide ${name}`;
export const show = (name: string) => `Show ${name}`;
export const lock = (name: string) => `Lock ${name}`;
export const unlock = (name: string) => `Unlock ${name}`;
export const forward = (name: string) => `Bring ${name} forward`;
export const backward = (name: string) => `Send ${name} back`;
export const remove = (name: string) => `Remove ${name}`;

// What can be done with what is selected
export const selected = (count: number) =>
  plural(count, { one: 'One part selected', other: `${count} parts selected` });
export const duplicate = 'Copy';
export const group = 'Group';
export const ungroup = 'Ungroup';
export const flip = 'Mirror';
export const removeSelected = 'Remove';
export const alignTo = 'Line up on the print area';
export const alignLeft = 'Left';
export const alignCenter = 'Centre';
export const alignRight = 'Right';
export const alignTop = 'Top';
export const alignMiddle = 'Middle';
export const alignBottom = 'Bottom';
export const position = 'Size and position';
export const left = 'From left, mm';
export const top = 'From top, mm';
export const width = 'Width, mm';
export const height = 'Height, mm';
export const rotation = 'Rotation, degrees';
export const opacity = 'Strength, %';

// Text
export const text = 'Text';
export const textHint = 'Every line you type is a line of the print. Hindi and English both work.';
export const font = 'Lettering';
export const fontOption = (name: string, look: string, hasHindi: boolean) =>
  `${name} · ${look}${hasHindi ? ' · अ' : ''}`;
export const letterSize = 'Letter size, mm';
export const spacing = 'Letter spacing, mm';
export const leading = 'Line spacing';
export const curve = 'Curve, degrees';
export const align = 'Lines';
export const ink = 'Ink';
export const ownInk = 'Another colour';
export const outline = 'Outline';
export const outlineWidth = 'Outline width, mm';
export const outlineInk = 'Outline colour';
export const textsNotDrawn = 'Your text could not be drawn. Check your connection.';
export const retry = 'Try again';
export const otherFace = (name: string) => `Hindi letters are printed in ${name}: this lettering has none.`;

// Picture
export const background = 'Background';
export const removeBackground = 'Remove background';
export const holesToo = 'Inside the picture too';
export const backgroundGone = 'The background is gone. Undo brings it back.';
export const notPlain = 'This background has many colours, so it cannot be removed here. Use a picture on one colour.';
export const notCut = 'The background could not be removed. Try again.';
export const sharp = (dpi: number) => `${dpi} dpi at this size: prints sharp.`;
export const fair = (dpi: number) => `${dpi} dpi at this size: good. 220 and more is sharp.`;
export const soft = (dpi: number) =>
  `${dpi} dpi at this size: will look blurred. Make it smaller, or use a larger picture.`;
export const mask = 'Shape of the picture';
export const maskNone = 'As it is';
export const maskRounded = 'Round corners';
export const maskCircle = 'Circle';
export const crop = 'Cut off, % of the picture';
export const cropLeft = 'Left';
export const cropTop = 'Top';
export const cropRight = 'Right';
export const cropBottom = 'Bottom';

// Art
export const artTitle = 'Art and shapes';
export const collections = {
  shapes: 'Shapes',
  florals: 'Flowers and patterns',
  festive: 'Festivals and birthdays',
  everyday: 'Teams and everyday',
};

// Inks
export const inks = {
  '#1c1a22': 'Black',
  '#ffffff': 'White',
  '#28356e': 'Indigo',
  '#b3262f': 'Red',
  '#e8862e': 'Orange',
  '#f0b429': 'Turmeric',
  '#2f7d4f': 'Green',
  '#1f8a93': 'Teal',
  '#d9437f': 'Pink',
  '#6b3fa0': 'Purple',
};

// What is read out after a change
export const added = (name: string) => `${name} added.`;
export const removed = (name: string) => `${name} removed.`;
export const moved = (dx: string, dy: string) => `Moved ${dx}${dx && dy ? ', ' : ''}${dy}.`;
export const mmRight = (mm: string) => `${mm} mm right`;
export const mmLeft = (mm: string) => `${mm} mm left`;
export const mmDown = (mm: string) => `${mm} mm down`;
export const mmUp = (mm: string) => `${mm} mm up`;
export const rotatedTo = (degrees: string) => `Rotated to ${degrees} degrees.`;
export const sizedTo = (mm: string) => `${mm} mm wide.`;
export const undone = 'Undone.';
export const redone = 'Done again.';
export const chosen = (name: string) => `${name} selected.`;
export const nothingSelected = 'Nothing selected.';

// What may print badly
export const checks = 'Before it is printed';

// Drafts
export const saving = 'Saving…';
export const savedHere = 'Saved in this browser.';
export const savedAccount = 'Saved in your account.';
export const notSaved = 'Not saved: this browser stores nothing, and you are not logged in.';
export const saveFailed = 'Not saved in your account. It will be tried again.';
export const continueLast = 'Continue your last design';
export const lastFrom = (when: string) => `You have a design for this garment from ${when}.`;
export const changedElsewhere = 'This design was changed on another device.';
export const loadOther = 'Load that one';
export const keepMine = 'Keep this one as a copy';
export const notPrepared = 'Your design could not be prepared.';

// Why a file is not taken, by the name of the file
const allowed = 'Allowed: PNG, JPEG or WebP, at most 15 MB.';
export const pictureTooLarge = (file: string) => `${file} is too large. ${allowed}`;
export const notPicture = (file: string) => `${file} is not a picture. ${allowed}`;
export const pictureNotRead = (file: string) => `${file} could not be read. ${allowed}`;
export const heic = (file: string) =>
  `${file} is a HEIC photo, which this browser cannot show. On an iPhone, choose Settings, Camera, Formats, Most Compatible, and take it again; or share it as a JPG.`;
export const pictureAnimated = 'This picture is animated. Its first frame is printed.';
export const notOpened = 'This design could not be opened.';
