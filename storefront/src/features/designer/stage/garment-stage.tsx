import type { DesignObject, FindOutlines, Garment, PrintArea } from '@aaram/shared-domain/design';
import { foldStepOf, GARMENT_PICTURE, SAFE_MM } from '@aaram/shared-domain/design';
import { type ReactNode, type Ref, useId } from 'react';
import { ArtObject } from './art-object.tsx';
import styles from './stage.module.css';

/** Around an area that fills the stage, as a part of its size. */
const AIR = 0.12;

/** How far folds move a print at most, px of the garment's picture. */
const FOLD_PX = 10;
/** Of a displacement map. */
const STEPS = 255;

export type StageView = 'garment' | 'area';

/** What of the picture is seen. */
export function viewBoxOf(
  { box }: PrintArea,
  view: StageView,
): { x: number; y: number; width: number; height: number } {
  if (view === 'garment') {
    return { x: 0, y: 0, ...GARMENT_PICTURE };
  }
  const size =
    Math.max(box.width * GARMENT_PICTURE.width, (box.height * GARMENT_PICTURE.height * 3) / 4) * (1 + 2 * AIR);
  const centreX = (box.x + box.width / 2) * GARMENT_PICTURE.width;
  const centreY = (box.y + box.height / 2) * GARMENT_PICTURE.height;
  return { x: centreX - size / 2, y: centreY - (size * 4) / 6, width: size, height: (size * 4) / 3 };
}

type GarmentStageProps = {
  garment: Garment;
  area: PrintArea;
  /** `#rrggbb`. */
  cloth: string;
  objects: readonly DesignObject[];
  outlinesOf: FindOutlines;
  srcOf: (media: string) => string;
  view: StageView;
  /** Whether the design lies in the folds; flat while it changes, which is quicker to draw. */
  isDraped: boolean;
  /** In the area's mm, above the garment: what is selected. */
  children?: ReactNode;
  /** The group whose unit is a millimetre of the area. */
  areaRef?: Ref<SVGGElement>;
};

/** A side of a garment with a design on it: dyed, printed and shaded as in the store's own pictures. */
export function GarmentStage(props: GarmentStageProps) {
  const { garment, area, cloth, objects, outlinesOf, srcOf, view, isDraped, children, areaRef } = props;
  const id = useId().replaceAll(/[^A-Za-z0-9]/g, '');
  const file = (name: string) => `/media/designer/${garment}-${area.side}-${name}-750.webp`;
  const scale = (area.box.width * GARMENT_PICTURE.width) / area.width;
  const areaTransform = `matrix(${[scale, 0, 0, scale, area.box.x * GARMENT_PICTURE.width, area.box.y * GARMENT_PICTURE.height].join(' ')})`;
  const { x, y, width, height } = viewBoxOf(area, view);
  const whole = { width: GARMENT_PICTURE.width, height: GARMENT_PICTURE.height };
  const folds = {
    x: area.box.x * GARMENT_PICTURE.width - FOLD_PX,
    y: area.box.y * GARMENT_PICTURE.height - FOLD_PX,
    width: area.box.width * GARMENT_PICTURE.width + 2 * FOLD_PX,
    height: area.box.height * GARMENT_PICTURE.height + 2 * FOLD_PX,
  };
  return (
    <svg className={styles.picture} viewBox={`${x} ${y} ${width} ${height}`} aria-hidden>
      <mask id={`${id}-cloth`}>
        <image href={file('mask')} {...whole} />
      </mask>
      <clipPath id={`${id}-area`}>
        <rect width={area.width} height={area.height} />
      </clipPath>
      <filter id={`${id}-folds`} {...folds} filterUnits="userSpaceOnUse" colorInterpolationFilters="sRGB">
        <feImage href={file('map')} x={0} y={0} {...whole} preserveAspectRatio="none" result="map" />
        <feDisplacementMap
          in="SourceGraphic"
          in2="map"
          xChannelSelector="R"
          yChannelSelector="G"
          scale={foldStepOf(garment, area.side) * STEPS}
        />
      </filter>
      <image href={file('scene')} {...whole} />
      <g mask={`url(#${id}-cloth)`} className={styles.cloth}>
        <rect {...whole} fill={cloth} />
        <g className={styles.folds} filter={isDraped ? `url(#${id}-folds)` : undefined}>
          <g transform={areaTransform}>
            <g clipPath={`url(#${id}-area)`}>
              {objects.map((object) => (
                <ArtObject key={object.id} object={object} outlinesOf={outlinesOf} srcOf={srcOf} id={id} />
              ))}
            </g>
          </g>
        </g>
        <image href={file('shade')} {...whole} className={styles.shade} />
      </g>
      <g transform={areaTransform} ref={areaRef}>
        <rect className={styles.areaLight} width={area.width} height={area.height} />
        <rect className={styles.area} width={area.width} height={area.height} />
        <rect
          className={styles.safe}
          x={SAFE_MM}
          y={SAFE_MM}
          width={area.width - 2 * SAFE_MM}
          height={area.height - 2 * SAFE_MM}
        />
        {children}
      </g>
    </svg>
  );
}
