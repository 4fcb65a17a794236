/**
 * The address of a stored picture, in its full width as WebP: what the API answers in `images`.
 * The folder says its size in pixels and its backdrop colour, so that a page can reserve its place:
 * `/media/<name>_<w>x<h>_<rrggbb>/<width>.webp`. Half the width, and AVIF, lie beside it.
 */
export function buildPictureUrl(picture: { name: string; width: number; height: number; colour: string }): string {
  const { name, width, height, colour } = picture;
  return `/media/${name}_${width}x${height}_${colour.replace('#', '')}/${width}.webp`;
}
