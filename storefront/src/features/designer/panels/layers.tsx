import { boxOf, type DesignObject, type FindOutlines, nameObject } from '@aaram/shared-domain/design';
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

/** The parts of a design as a list, highest first: what a person who sees nothing works with. */
export function Layers({ design, outlinesOf, onRemove, listRef }: LayersProps) {
  const { objects, selection, select, change } = design;
  const rows = [...objects].reverse();
  const set = (id: string, patch: Partial<Pick<DesignObject, 'isHidden' | 'isLocked'>>) =>
    change((all) => all.map((one) => (one.id === id ? ({ ...one, ...patch } as DesignObject) : one)));
  return (
    <section aria-label={texts.layers}>
      <h3 className={styles.heading}>{texts.layers}</h3>
      <ol className={styles.layers} ref={listRef}>
        {rows.map((object, at) => {
          const { id, isHidden, isLocked } = object;
          const name = nameObject(object);
          const box = boxOf(object, outlinesOf);
          const position = { name, at: at + 1, count: rows.length };
          const isSelected = selection.includes(id);
          return (
            <li key={id} className={styles.layer}>
              <button
                type="button"
                data-layer={id}
                className={styles.layerName}
                aria-pressed={isSelected}
                aria-label={
                  box
                    ? texts.row({ ...position, left: mm(box.x), top: mm(box.y) })
                    : texts.noPosition(name, at + 1, rows.length)
                }
                onClick={(event) =>
                  select(
                    event.shiftKey || event.ctrlKey || event.metaKey
                      ? isSelected
                        ? selection.filter((one) => one !== id)
                        : [...selection, id]
                      : [id],
                  )
                }
              >
                {name}
              </button>
              <IconButton
                label={texts.forward(name)}
                size="sm"
                disabled={at === 0}
                onClick={() => change((all) => reorderObject(all, id, 1))}
              >
                <IconChevronUp size={18} />
              </IconButton>
              <IconButton
                label={texts.backward(name)}
                size="sm"
                disabled={at === rows.length - 1}
                onClick={() => change((all) => reorderObject(all, id, -1))}
              >
                <IconChevronDown size={18} />
              </IconButton>
              <IconButton
                label={isHidden ? texts.show(name) : texts.hide(name)}
                size="sm"
                aria-pressed={isHidden}
                onClick={() => set(id, { isHidden: !isHidden })}
              >
                {isHidden ? <IconEyeOff size={18} /> : <IconEye size={18} />}
              </IconButton>
              <IconButton
                label={isLocked ? texts.unlock(name) : texts.lock(name)}
                size="sm"
                aria-pressed={isLocked}
                className={isLocked ? styles.on : undefined}
                onClick={() => set(id, { isLocked: !isLocked })}
              >
                <IconLock size={18} />
              </IconButton>
              <IconButton label={texts.remove(name)} size="sm" onClick={() => onRemove([id])}>
                <IconTrash size={18} />
              </IconButton>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
