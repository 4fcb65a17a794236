export type Point = { x: number; y: number };
export type Size = { width: number; height: number };

/** How a picture stands in an area: `scale` 1 fits into it, `x` and `y` lead from the area's middle to the picture's, px. */
export type View = Point & { scale: number };
/** The area, and the picture as it fits into it, px. */
export type Extent = { area: Size; picture: Size };

export const FITTING: View = { scale: 1, x: 0, y: 0 };
const MAX_SCALE = 4;

const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));

/** Keeps the edges of the picture outside the area where it is larger, and its middle in the middle where it is not. */
function hold({ scale, x, y }: View, { area, picture }: Extent): View {
  return {
    scale,
    x: clamp(x, Math.max(0, (picture.width * scale - area.width) / 2)),
    y: clamp(y, Math.max(0, (picture.height * scale - area.height) / 2)),
  };
}

/** Moves the picture. */
export const panBy = (view: View, by: Point, extent: Extent): View =>
  hold({ scale: view.scale, x: view.x + by.x, y: view.y + by.y }, extent);

/** Enlarges by `factor` between 1 and 4 times; what is at `point`, from the area's middle, stays there. */
export function zoomAt(view: View, factor: number, point: Point, extent: Extent): View {
  const scale = Math.min(MAX_SCALE, Math.max(1, view.scale * factor));
  const grown = scale / view.scale;
  const x = point.x - (point.x - view.x) * grown;
  const y = point.y - (point.y - view.y) * grown;
  return hold({ scale, x, y }, extent);
}

/** Size of a picture that fits into an area. Without a size of its own it fills the area. */
export function fitInto(area: Size, { width, height }: Size): Size {
  if (width === 0 || height === 0) {
    return area;
  }
  const scale = Math.min(area.width / width, area.height / height);
  return { width: width * scale, height: height * scale };
}
