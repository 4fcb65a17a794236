import { type FindOutlines, nameObject } from '@aaram/shared-domain/design';
import * as texts from '#texts/designer.ts';
import { duplicateObjects, groupObjects, nextId, ungroupObjects } from './edit-design.ts';
import type { Design } from './use-design.ts';

export type Actions = {
  undo: () => void;
  redo: () => void;
  duplicate: () => void;
  group: () => void;
  ungroup: () => void;
  /** Removes what is selected, or these. */
  remove: (ids?: readonly string[]) => void;
};

/** What buttons and keys do with what is selected, each said aloud. */
export function useActions(design: Design, outlinesOf: FindOutlines, say: (sentence: string) => void): Actions {
  const { document, area, objects, selection, change, select } = design;
  const nameOf = (ids: readonly string[]) => {
    const [first, ...more] = objects.filter(({ id }) => ids.includes(id));
    return first && more.length === 0 ? nameObject(first) : texts.selected(ids.length);
  };
  return {
    undo: () => {
      design.undo();
      say(texts.undone);
    },
    redo: () => {
      design.redo();
      say(texts.redone);
    },
    duplicate: () => {
      const { document: made, copies } = duplicateObjects(document, area, selection);
      if (copies.length > 0) {
        change(
          () => made.prints[area] ?? [],
          '',
          copies.map(({ id }) => id),
        );
        say(texts.added(nameOf(selection)));
      }
    },
    group: () => {
      if (selection.length > 1) {
        const id = nextId(document);
        change((all) => groupObjects(all, selection, { id, outlinesOf }), '', [id]);
        say(texts.added(texts.group));
      }
    },
    ungroup: () => {
      change((all) => ungroupObjects(all, selection));
      select([]);
    },
    remove: (ids = selection) => {
      const removed = ids.filter((id) => objects.some((one) => one.id === id && !one.isLocked));
      if (removed.length > 0) {
        say(texts.removed(nameOf(removed)));
        change((all) => all.filter(({ id }) => !removed.includes(id)));
      }
    },
  };
}
