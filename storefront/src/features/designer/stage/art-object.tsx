import {
  type DesignObject,
  type DisplayItem,
  type FindOutlines,
  PICTURE_CORNER,
  paint,
  type TextOutlines,
  walkObjects,
} from '@aaram/shared-domain/design';
import { memo } from 'react';

type PictureItem = Extract<DisplayItem, { kind: 'picture' }>;

function PictureShape({ item, src, id }: { item: PictureItem; src: string; id: string }) {
  const { crop, mask, matrix, width, height, opacity } = item;
  const corner = mask === 'circle' ? 0.5 : Math.min(width, height) * PICTURE_CORNER;
  const radius = mask === 'circle' ? { rx: 0.5, ry: 0.5 } : { rx: corner / width, ry: corner / height };
  return (
    <g transform={`matrix(${matrix.join(' ')})`} opacity={opacity}>
      <clipPath id={id}>
        <rect width={1} height={1} {...(mask === 'none' ? {} : radius)} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <image
          href={src}
          x={-crop.x / crop.width}
          y={-crop.y / crop.height}
          width={1 / crop.width}
          height={1 / crop.height}
          preserveAspectRatio="none"
        />
      </g>
    </g>
  );
}

function PathShape({ item }: { item: Extract<DisplayItem, { kind: 'path' }> }) {
  const { d, fill, rule, stroke, opacity } = item;
  return (
    <path
      d={d}
      fill={fill}
      fillRule={rule}
      opacity={opacity}
      {...(stroke && { stroke: stroke.ink, strokeWidth: stroke.width, strokeLinejoin: 'round', paintOrder: 'stroke' })}
    />
  );
}

type Painted = { outlines: (TextOutlines | undefined)[]; items: readonly DisplayItem[] };
const painted = new WeakMap<DesignObject, Painted>();

/** As `paint`; what an object with the same outlines was painted as is used again. */
function paintOnce(object: DesignObject, outlinesOf: FindOutlines): readonly DisplayItem[] {
  const outlines = [...walkObjects([object])].flatMap((one) => (one.kind === 'text' ? [outlinesOf(one)] : []));
  const before = painted.get(object);
  if (before?.outlines.every((one, at) => one === outlines[at])) {
    return before.items;
  }
  const items = paint([object], outlinesOf);
  painted.set(object, { outlines, items });
  return items;
}

type ArtObjectProps = {
  object: DesignObject;
  outlinesOf: FindOutlines;
  /** The address of an uploaded picture that the browser can show. */
  srcOf: (media: string) => string;
  /** Unique on the page. */
  id: string;
};

/** One object of a design as it prints; its parent is in mm. Drawn again only when it changes. */
export const ArtObject = memo(({ object, outlinesOf, srcOf, id }: ArtObjectProps) => (
  <g data-object={object.id}>
    {paintOnce(object, outlinesOf).map((item, at) =>
      item.kind === 'path' ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of an object have no other name than their sequence
        <PathShape key={at} item={item} />
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <PictureShape key={at} item={item} src={srcOf(item.media)} id={`${id}-${object.id}-${at}`} />
      ),
    )}
  </g>
));
