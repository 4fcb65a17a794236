/** What a picture says of itself stands before its first frame. */
const BEGINNING = 64 * 1024;
const HAS_FRAMES = 2;

/** Whether a WebP, PNG or AVIF has several frames, by its beginning. What cannot be read is none. */
export async function isAnimated(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, BEGINNING).arrayBuffer());
  const text = new TextDecoder('latin1').decode(bytes);
  if (text.startsWith('RIFF') && text.startsWith('WEBPVP8X', 8)) {
    return ((bytes[20] ?? 0) & HAS_FRAMES) !== 0;
  }
  if (text.startsWith('PNG', 1)) {
    const frames = text.indexOf('acTL');
    return frames !== -1 && frames < (text.indexOf('IDAT') + 1 || BEGINNING);
  }
  return text.startsWith('ftypavis', 4);
}
