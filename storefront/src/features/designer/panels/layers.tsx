import { type Box, boxOf, type DesignObject, type FindOutlines, nameObject } from '@aaram/shared-domain/design';
import { IconChevronDown, IconChevronUp, IconEye, IconEyeOff, IconLock, IconTrash } from '@aaram/shared-ui/icon';
import { IconButton } from '@aaram/shared-ui/icon-button';
import type { Ref } from 'react';
import * as texts from '#texts/designer.ts';
import { reorderObject } from '../edit-design.ts';
import type { Design } from '../use-design.ts';
import styles from './panels.module.css';

type LayersProps = {
  design: Design;
  outlinesOf: FindOutlines;
  onRemove: (ids: readonly string[]) => void;
  listRef: Ref<HTMLOListElement>;
};

const mm = (value: number) => String(Math.round(value));

type Flags = Partial<Pick<DesignObject, 'isHidden' | 'isLocked'>>;
type LayerRowProps = {
  object: DesignObject;
  at: number;
  count: number;
  box: Box | undefined;
  isSelected: boolean;
  /** `isMore` adds it to what is selected, or takes it out. */
  onSelect: (isMore: boolean) => void;
  onOrder: (by: 1 | -1) => void;
  onSet: (patch: Flags) => void;
  onRemove: () => void;
};

const withFlags = <One extends DesignObject>(one: One, patch: Flags): One => ({ ...one, ...patch });

const toggled = (ids: readonly string[], id: string) =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];

/** One part: its name selects it, its buttons order, hide, lock and remove it. */
function LayerRow({ object, at, count, box, isSelected, onSelect, onOrder, onSet, onRemove }: LayerRowProps) {
  const { id, isHidden, isLocked } = object;
  const name = nameObject(object);
  const label = box
    ? texts.row({ name, at: at + 1, count, left: mm(box.x), top: mm(box.y) })
    : texts.noPosition(name, at + 1, count);
  return (
    <li className={styles.layer}>
      <button
        type="button"
        data-layer={id}
        className={styles.layerName}
        aria-pressed={isSelected}
        aria-label={label}
        onClick={(event) => onSelect(event.shiftKey || event.ctrlKey || event.metaKey)}
      >
        {name}
      </button>
      <IconButton label={texts.forward(name)} size="sm" disabled={at === 0} onClick={() => onOrder(1)}>
        <IconChevronUp size={18} />
      </IconButton>
      <IconButton label={texts.backward(name)} size="sm" disabled={at === count - 1} onClick={() => onOrder(-1)}>
        <IconChevronDown size={18} />
      </IconButton>
      <IconButton
        label={isHidden ? texts.show(name) : texts.hide(name)}
        size="sm"
        aria-pressed={isHidden}
        onClick={() => onSet({ isHidden: !isHidden })}
      >
        {isHidden ? <IconEyeOff size={18} /> : <IconEye size={18} />}
      </IconButton>
      <IconButton
        label={isLocked ? texts.unlock(name) : texts.lock(name)}
        size="sm"
        aria-pressed={isLocked}
        className={isLocked ? styles.on : undefined}
        onClick={() => onSet({ isLocked: !isLocked })}
      >
        <IconLock size={18} />
      </IconButton>
      <IconButton label={texts.remove(name)} size="sm" onClick={onRemove}>
        <IconTrash size={18} />
      </IconButton>
    </li>
  );
}

/** The parts of a design as a list, highest first: what a person who sees nothing works with. */
export function Layers({ design, outlinesOf, onRemove, listRef }: LayersProps) {
  const { objects, selection, select, change } = design;
  const rows = [...objects].reverse();
  const set = (id: string, patch: Flags) =>
    change((all) => all.map((one) => (one.id === id ? withFlags(one, patch) : one)));
  return (
    <section aria-label={texts.layers}>
      <h3 className={styles.heading}>{texts.layers}</h3>
      <ol className={styles.layers} ref={listRef}>
        {rows.map((object, at) => {
          const { id } = object;
          return (
            <LayerRow
              key={id}
              {...{ object, at, count: rows.length }}
              box={boxOf(object, outlinesOf)}
              isSelected={selection.includes(id)}
              onSelect={(isMore) => select(isMore ? toggled(selection, id) : [id])}
              onOrder={(by) => change((all) => reorderObject(all, id, by))}
              onSet={(patch) => set(id, patch)}
              onRemove={() => onRemove([id])}
            />
          );
        })}
      </ol>
    </section>
  );
}
