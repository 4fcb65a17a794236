/** The tools for a print on a customised product. */

export const printedWithYours = 'Printed with your design.';
export const startDesign = 'Start your design';
export const addPictureOrText = 'Add your picture or text';

// Picture
export const pictureRules = 'PNG, JPEG or WebP, up to 15 MB. Without a print, the item comes plain.';
export const pictureForPrint = 'Picture for the print';
export const uploadPicture = 'Upload your picture';
export const anotherPicture = 'Choose another picture';
export const removePicture = 'Remove picture';
export const printsSharp = (dpi: number) => `Prints sharp at this size (${dpi} dpi).`;
export const printsSoft = (dpi: number, wanted: number) =>
  `At this size your picture prints at ${dpi} dpi and may look soft. Make it smaller, or choose a larger picture (${wanted} dpi or more).`;
export const whereToPrint = 'Where to print';

// Why a file is not taken, by the name of the file
const allowed = 'Allowed: PNG, JPEG or WebP, at most 15 MB.';
export const pictureTooLarge = (file: string) => `${file} is too large. ${allowed}`;
export const notPicture = (file: string) => `${file} is not a picture. ${allowed}`;
export const pictureNotRead = (file: string) => `${file} could not be read. ${allowed}`;
export const heic = (file: string) =>
  `${file} is a HEIC photo, which this browser cannot show. On an iPhone, choose Settings, Camera, Formats, Most Compatible, and take it again; or share it as a JPG.`;
export const pictureAnimated = 'This picture is animated. Its first frame is printed.';
export const pictureNotSent = 'Your picture could not be sent. Check your connection and try again.';

// Text: its font and its colour
export const addText = 'Add text';
export const removeText = 'Remove text';
export const yourText = 'Your text';
export const lettering = 'Lettering';
export const round = 'Round';
export const plain = 'Plain';
export const ink = 'Ink';
export const indigo = 'Indigo';
export const black = 'Black';
export const white = 'White';
export const red = 'Red';
export const turmeric = 'Turmeric';
export const green = 'Green';
export const pink = 'Pink';
export const inkLikeCloth = 'This ink is hard to see on this cloth.';

// Stage: the garment with the print, and its sliders
export const printWidth = 'Width';
export const mm = 'mm';
export const degrees = 'degrees';
type Size = { width: string; height: string; below: string };
export const sizeOfPrint = ({ width, height, below }: Size) =>
  `Prints ${width} × ${height} cm, ${below} cm below the collar (size M).`;
export const preparingPreview = 'Preparing the preview…';
export const printOnGarment = 'Your print on the garment';
export const leftOrRight = 'Left or right';
export const upOrDown = 'Up or down';
export const turn = 'Turn';
