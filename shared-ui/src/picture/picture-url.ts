export type ParsedPicture = {
  /** Everything before `/<width>.<ext>`. */
  base: string;
  /** Size of the largest file, in pixels. */
  width: number;
  height: number;
  /** Backdrop colour, e.g. `#dfe5ea`, shown as the placeholder. */
  dye: string;
};

const pattern = /^(.*\/[^/]+_(\d+)x(\d+)_([0-9a-f]{6}))\/\d+\.(?:avif|webp)$/;

/**
 * Reads size and backdrop colour from the address of a store picture,
 * `/media/<name>_<w>x<h>_<rrggbb>/<width>.<avif|webp>`. Undefined for any other address.
 */
export function parsePictureUrl(src: string): ParsedPicture | undefined {
  const [, base, width, height, dye] = pattern.exec(src) ?? [];
  if (!(base && width && height && dye)) {
    return undefined;
  }
  return { base, width: Number(width), height: Number(height), dye: `#${dye}` };
}

/** `srcset` of the two stored widths (full and half), also for preload links; undefined for any other address. */
export function pictureSrcSet(src: string, format: 'avif' | 'webp'): string | undefined {
  const picture = parsePictureUrl(src);
  if (!picture) {
    return undefined;
  }
  const widths = [Math.round(picture.width / 2), picture.width];
  return widths.map((width) => `${picture.base}/${width}.${format} ${width}w`).join(', ');
}
