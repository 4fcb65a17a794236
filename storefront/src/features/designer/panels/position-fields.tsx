import {
  type Box,
  boxOf,
  type DesignObject,
  type FindOutlines,
  type PrintArea,
  scaleObject,
} from '@aaram/shared-domain/design';
import * as texts from '#texts/designer.ts';
import { wrapAngle } from '../edit-design.ts';
import { NumberField } from './number-field.tsx';
import styles from './panels.module.css';

type PositionFieldsProps = {
  object: DesignObject;
  area: PrintArea;
  outlinesOf: FindOutlines;
  onChange: (change: (object: DesignObject) => DesignObject, key: string) => void;
};

/** Everything that can be dragged, as numbers: from the area's edges, width and rotation. */
export function PositionFields({ object, area, outlinesOf, onChange }: PositionFieldsProps) {
  const box: Box | undefined = boxOf(object, outlinesOf);
  if (box === undefined) {
    return null;
  }
  const within = (value: number, max: number) => Math.min(max, Math.max(0, value));
  return (
    <fieldset className={styles.set} disabled={object.isLocked}>
      <legend>{texts.position}</legend>
      <div className={styles.pairs}>
        <NumberField
          label={texts.left}
          value={box.x}
          min={-area.width}
          max={area.width}
          onChange={(left) => onChange((one) => ({ ...one, x: within(one.x + left - box.x, area.width) }), 'left')}
        />
        <NumberField
          label={texts.top}
          value={box.y}
          min={-area.height}
          max={area.height}
          onChange={(top) => onChange((one) => ({ ...one, y: within(one.y + top - box.y, area.height) }), 'top')}
        />
        <NumberField
          label={texts.width}
          value={box.width}
          min={2}
          max={900}
          onChange={(width) => onChange((one) => scaleObject(one, width / Math.max(0.1, box.width)), 'width')}
        />
        <NumberField
          label={texts.rotation}
          value={object.turn}
          min={-180}
          max={180}
          onChange={(degrees) => onChange((one) => ({ ...one, turn: wrapAngle(degrees) }), 'rotate')}
        />
        <NumberField
          label={texts.opacity}
          value={object.opacity * 100}
          min={5}
          max={100}
          step={5}
          onChange={(strength) => onChange((one) => ({ ...one, opacity: strength / 100 }), 'opacity')}
        />
      </div>
    </fieldset>
  );
}
