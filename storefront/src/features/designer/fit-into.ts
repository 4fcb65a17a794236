import { type DesignObject, type PrintArea, scaleObject } from '@aaram/shared-domain/design';

/** Objects of one area in another one: at the same position, and smaller where it is. */
export function fitInto(
  objects: readonly DesignObject[],
  from: Pick<PrintArea, 'width' | 'height'>,
  to: Pick<PrintArea, 'width' | 'height'>,
): DesignObject[] {
  const factor = Math.min(to.width / from.width, to.height / from.height);
  return objects.map((one) => ({
    ...scaleObject(one, factor),
    x: to.width / 2 + (one.x - from.width / 2) * factor,
    y: to.height / 2 + (one.y - from.height / 2) * factor,
  }));
}
