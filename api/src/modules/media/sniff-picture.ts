/** The accepted picture formats. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif';

const startsWith = (bytes: Buffer, ...signature: number[]) => signature.every((value, index) => bytes[index] === value);
const textAt = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

/** Brands of HEIC, in which phones keep photos: no browser but one shows them, and they are not decoded here. */
const heicBrand = /^(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/;

export const isHeic = (bytes: Buffer): boolean =>
  textAt(bytes, 4, 8) === 'ftyp' && heicBrand.test(textAt(bytes, 8, 12)) && !textAt(bytes, 16, 64).includes('avif');

/**
 * The format of bytes by their beginning, whatever their name or declared type; undefined when it is not accepted. So
 * no decoder that reads documents or scripts, such as SVG, ever gets them.
 */
export function sniffPicture(bytes: Buffer): PictureKind | undefined {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) {
    return 'jpeg';
  }
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) {
    return 'png';
  }
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 12) === 'WEBP') {
    return 'webp';
  }
  return textAt(bytes, 4, 8) === 'ftyp' && /^avi[fs]$/.test(textAt(bytes, 8, 12)) ? 'avif' : undefined;
}
