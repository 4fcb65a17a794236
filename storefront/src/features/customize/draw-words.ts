/** Font size in pixels: sharp in print at the width of a chest. */
const LETTER_PX = 240;
const MARGIN = LETTER_PX / 6;

export type Words = {
  text: string;
  /** List of font families, as in CSS. */
  family: string;
  /** Any CSS colour. */
  ink: string;
};

/** Draws one line of text on a transparent background, as a PNG that is placed and printed like any other picture. */
export async function drawWords({ text, family, ink }: Words): Promise<File> {
  const font = `600 ${LETTER_PX}px ${family}`;
  // Loaded one by one: loading a fallback font fails where the machine does not have it.
  await Promise.allSettled(family.split(',').map((one) => document.fonts.load(`600 ${LETTER_PX}px ${one}`, text)));
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) {
    throw new Error('This browser gave no canvas to write on.');
  }
  context.font = font;
  canvas.width = Math.ceil(context.measureText(text).width + 2 * MARGIN);
  canvas.height = LETTER_PX * 1.5;
  // Setting the size has reset the context.
  context.font = font;
  context.fillStyle = ink;
  context.textBaseline = 'middle';
  context.fillText(text, MARGIN, canvas.height / 2);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (blob === null) {
    throw new Error('The text could not be drawn.');
  }
  return new File([blob], 'words.png', { type: 'image/png' });
}
