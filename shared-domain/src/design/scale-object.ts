import type { DesignObject } from './document.ts';

const rounded = (mm: number) => Math.round(mm * 100) / 100;

/** An object in another size, around its own centre. */
export function scaleObject(object: DesignObject, factor: number): DesignObject {
  const outlineOf = <Line extends { width: number } | null>(line: Line): Line =>
    line && { ...line, width: Math.min(20, Math.max(0.1, rounded(line.width * factor))) };
  switch (object.kind) {
    case 'text':
      return {
        ...object,
        size: Math.min(400, Math.max(2, rounded(object.size * factor))),
        spacing: rounded(object.spacing * factor),
        outline: outlineOf(object.outline),
      };
    case 'picture':
      return { ...object, width: Math.min(900, Math.max(2, rounded(object.width * factor))) };
    case 'shape':
      return {
        ...object,
        width: Math.min(900, Math.max(2, rounded(object.width * factor))),
        height: Math.min(900, Math.max(2, rounded(object.height * factor))),
        outline: outlineOf(object.outline),
      };
    case 'group':
      return {
        ...object,
        children: object.children.map((child) => ({
          ...scaleObject(child, factor),
          x: rounded(child.x * factor),
          y: rounded(child.y * factor),
        })),
      };
  }
}
