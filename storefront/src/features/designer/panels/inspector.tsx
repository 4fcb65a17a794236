import type { DesignObject, FindOutlines, PrintArea } from '@aaram/shared-domain/design';
import { Button } from '@aaram/shared-ui/button';
import { IconCopy, IconFlip, IconLayers, IconTrash } from '@aaram/shared-ui/icon';
import type { Ref } from 'react';
import * as texts from '#texts/designer.ts';
import { type Alignment, alignObjects, changeSome } from '../edit-design.ts';
import type { LocalPictures } from '../local-pictures.ts';
import type { Actions } from '../use-actions.ts';
import type { Design } from '../use-design.ts';
import styles from './panels.module.css';
import { PictureFields } from './picture-fields.tsx';
import { PositionFields } from './position-fields.tsx';
import { ShapeFields } from './shape-fields.tsx';
import { TextFields } from './text-fields.tsx';

const goals: readonly (readonly [Alignment, string])[] = [
  ['left', texts.alignLeft],
  ['center', texts.alignCenter],
  ['right', texts.alignRight],
  ['top', texts.alignTop],
  ['middle', texts.alignMiddle],
  ['bottom', texts.alignBottom],
];

type InspectorProps = {
  design: Design;
  actions: Actions;
  area: PrintArea;
  outlinesOf: FindOutlines;
  textRef: Ref<HTMLTextAreaElement>;
  pictures: Pick<LocalPictures, 'add' | 'srcOf'>;
};

type OwnFieldsProps = { object: DesignObject; set: Setter } & Pick<InspectorProps, 'textRef' | 'pictures'>;

function OwnFields({ object, set, textRef, pictures }: OwnFieldsProps) {
  switch (object.kind) {
    case 'text':
      return <TextFields object={object} onChange={set} textRef={textRef} />;
    case 'picture':
      return <PictureFields {...{ object, pictures }} onChange={set} />;
    case 'shape':
      return <ShapeFields object={object} onChange={set} />;
    case 'group':
      return null;
  }
}
type Setter = (change: Partial<DesignObject>, key: string) => void;

/** What can be done with what is selected, and all of its properties when it is one part. */
export function Inspector({ design, actions, area, outlinesOf, textRef, pictures }: InspectorProps) {
  const { objects, selection, change } = design;
  const selected = objects.filter(({ id }) => selection.includes(id));
  const [only] = selected;
  if (only === undefined) {
    return null;
  }
  const changeAll = (edit: (object: DesignObject) => DesignObject, key: string) =>
    change((all) => changeSome(all, selection, edit), key === '' ? '' : `${key} ${selection}`);
  const set: Setter = (patch, key) => changeAll((one) => ({ ...one, ...patch }) as DesignObject, key);
  return (
    <section className={styles.fields} aria-label={texts.selected(selected.length)}>
      <div className={styles.actions}>
        <Button variant="secondary" size="sm" onClick={actions.duplicate}>
          <IconCopy size={16} />
          {texts.duplicate}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => changeAll((one) => ({ ...one, flip: !one.flip }), '')}>
          <IconFlip size={16} />
          {texts.flip}
        </Button>
        {selected.length > 1 ? (
          <Button variant="secondary" size="sm" onClick={actions.group}>
            <IconLayers size={16} />
            {texts.group}
          </Button>
        ) : null}
        {selected.some(({ kind }) => kind === 'group') ? (
          <Button variant="secondary" size="sm" onClick={actions.ungroup}>
            {texts.ungroup}
          </Button>
        ) : null}
        <Button variant="secondary" size="sm" onClick={() => actions.remove()}>
          <IconTrash size={16} />
          {texts.removeSelected}
        </Button>
      </div>
      {selected.length === 1 ? <OwnFields object={only} {...{ set, textRef, pictures }} /> : null}
      {selected.length === 1 ? <PositionFields {...{ object: only, area, outlinesOf }} onChange={changeAll} /> : null}
      <fieldset className={styles.set}>
        <legend>{texts.alignTo}</legend>
        <div className={styles.actions}>
          {goals.map(([to, label]) => (
            <Button
              key={to}
              variant="secondary"
              size="sm"
              onClick={() => change((all) => alignObjects(all, selection, { to, area, outlinesOf }))}
            >
              {label}
            </Button>
          ))}
        </div>
      </fieldset>
    </section>
  );
}
