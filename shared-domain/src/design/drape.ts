/** A picture's pixels, row by row: four bytes each, or as many as said. */
type Pixels = Uint8Array | Uint8ClampedArray;

/** The files of one side of a garment, all of one size. */
export type GarmentPixels = {
  width: number;
  height: number;
  /** Backdrop, shadow and what is never dyed; RGB. */
  scene: Pixels;
  /** How much of a pixel is cloth; one byte. */
  mask: Pixels;
  /** Light and folds, 255 for the colour as it is; one byte. */
  shade: Pixels;
  /** Where the ink of a pixel comes from: red to the right, green downwards, 127.5 for here; RGB. */
  map: Pixels;
  /** Pixels for one step of the map. */
  step: number;
};

/** The four neighbours of a point in the artwork, weighed; RGBA with premultiplied colours. */
function readInk(art: Pixels, width: number, height: number, x: number, y: number): [number, number, number, number] {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const ink: [number, number, number, number] = [0, 0, 0, 0];
  for (const [column, row, weight] of [
    [left, top, (left + 1 - x) * (top + 1 - y)],
    [left + 1, top, (x - left) * (top + 1 - y)],
    [left, top + 1, (left + 1 - x) * (y - top)],
    [left + 1, top + 1, (x - left) * (y - top)],
  ] as const) {
    if (column >= 0 && row >= 0 && column < width && row < height && weight > 0) {
      const at = (row * width + column) * 4;
      const alpha = ((art[at + 3] ?? 0) / 255) * weight;
      ink[0] += (art[at] ?? 0) * alpha;
      ink[1] += (art[at + 1] ?? 0) * alpha;
      ink[2] += (art[at + 2] ?? 0) * alpha;
      ink[3] += alpha;
    }
  }
  return ink;
}

/**
 * A garment in a colour (RGB bytes) with artwork on it: the artwork, RGBA of the same size and drawn flat into its areas,
 * follows the folds, as the stage's filter moves it.
 */
export function drape(
  { width, height, scene, mask, shade, map, step }: GarmentPixels,
  colour: readonly [number, number, number],
  art: Pixels | undefined,
): Uint8ClampedArray<ArrayBuffer> {
  const picture = new Uint8ClampedArray(width * height * 4);
  const [red, green, blue] = colour;
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      const cloth = (mask[at] ?? 0) / 255;
      const light = (shade[at] ?? 0) / 255;
      let [inkRed, inkGreen, inkBlue, cover] = [0, 0, 0, 0];
      if (art !== undefined && cloth > 0) {
        const fromX = x + ((map[at * 3] ?? 127.5) - 127.5) * step;
        const fromY = y + ((map[at * 3 + 1] ?? 127.5) - 127.5) * step;
        [inkRed, inkGreen, inkBlue, cover] = readInk(art, width, height, fromX, fromY);
      }
      const bare = 1 - cover;
      const rest = 1 - cloth;
      picture[at * 4] = (scene[at * 3] ?? 0) * rest + (red * bare + inkRed) * light * cloth;
      picture[at * 4 + 1] = (scene[at * 3 + 1] ?? 0) * rest + (green * bare + inkGreen) * light * cloth;
      picture[at * 4 + 2] = (scene[at * 3 + 2] ?? 0) * rest + (blue * bare + inkBlue) * light * cloth;
      picture[at * 4 + 3] = 255;
    }
  }
  return picture;
}
