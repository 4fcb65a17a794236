/**
 * The address of a stored picture at full width as WebP, as the API answers it in `images`. The folder's name has its
 * size in pixels and its backdrop colour, so that a page can reserve its space:
 * `/media/<name>_<w>x<h>_<rrggbb>/<width>.webp`. Half the width, and AVIF, are in the same folder.
 */
export function buildPictureUrl(picture: { name: string; width: number; height: number; colour: string }): string {
  const { name, width, height, colour } = picture;
  return `/media/${name}_${width}x${height}_${colour.replace('#', '')}/${width}.webp`;
}
