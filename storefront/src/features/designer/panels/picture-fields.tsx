import { dpiOf, type PictureObject, pictureMasks, SHARP_DPI, SOFT_DPI } from '@aaram/shared-domain/design';
import { findOneOf } from '@aaram/shared-domain/records';
import { SizePicker } from '@aaram/shared-ui/size-picker';
import * as texts from '#texts/designer.ts';
import { CutField } from '../cut/cut-field.tsx';
import type { LocalPictures } from '../local-pictures.ts';
import { NumberField } from './number-field.tsx';
import styles from './panels.module.css';

const masks = [
  { value: 'none', label: texts.maskNone },
  { value: 'rounded', label: texts.maskRounded },
  { value: 'circle', label: texts.maskCircle },
];
/** Most that is cut off from one side, %. */
const MAX_CUT = 90;
const percent = (part: number) => Math.round(part * 100);

function describeDpi(dpi: number): string {
  return dpi < SOFT_DPI ? texts.soft(dpi) : dpi < SHARP_DPI ? texts.fair(dpi) : texts.sharp(dpi);
}

type Crop = PictureObject['crop'];

/** A crop with one edge moved; at least a tenth of the picture stays. Its printed scale stays the same. */
function cutEdge(object: PictureObject, edge: 'left' | 'top' | 'right' | 'bottom', value: number) {
  const { crop } = object;
  const cut = value / 100;
  const [right, bottom] = [crop.x + crop.width, crop.y + crop.height];
  const moved: Record<typeof edge, Crop> = {
    left: { ...crop, x: Math.min(cut, right - 0.1), width: right - Math.min(cut, right - 0.1) },
    top: { ...crop, y: Math.min(cut, bottom - 0.1), height: bottom - Math.min(cut, bottom - 0.1) },
    right: { ...crop, width: Math.max(0.1, 1 - cut - crop.x) },
    bottom: { ...crop, height: Math.max(0.1, 1 - cut - crop.y) },
  };
  const next = moved[edge];
  return { crop: next, width: (object.width * next.width) / crop.width };
}

type PictureFieldsProps = {
  object: PictureObject;
  pictures: Pick<LocalPictures, 'add' | 'srcOf'>;
  onChange: (change: Partial<PictureObject>, key: string) => void;
};

/** How sharp a picture prints, which part of it, and in which shape. */
export function PictureFields({ object, pictures, onChange }: PictureFieldsProps) {
  const { crop } = object;
  const edges = [
    ['left', texts.cropLeft, percent(crop.x)],
    ['right', texts.cropRight, percent(1 - crop.x - crop.width)],
    ['top', texts.cropTop, percent(crop.y)],
    ['bottom', texts.cropBottom, percent(1 - crop.y - crop.height)],
  ] as const;
  return (
    <div className={styles.fields}>
      <p className={styles.hint}>{describeDpi(dpiOf(object))}</p>
      <SizePicker
        legend={texts.mask}
        name="mask"
        sizes={masks}
        value={object.mask}
        onChange={(mask) => onChange({ mask: findOneOf(pictureMasks, mask) ?? object.mask }, '')}
      />
      <CutField {...{ object, pictures, onChange }} />
      <fieldset className={styles.set}>
        <legend>{texts.crop}</legend>
        <div className={styles.pairs}>
          {edges.map(([edge, label, value]) => (
            <NumberField
              key={edge}
              label={label}
              value={value}
              min={0}
              max={MAX_CUT}
              onChange={(cut) => onChange(cutEdge(object, edge, cut), `crop-${edge}`)}
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}
