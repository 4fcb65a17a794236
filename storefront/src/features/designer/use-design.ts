import type { DesignDocument, DesignObject } from '@aaram/shared-domain/design';
import { useCallback, useMemo, useState } from 'react';
import { objectsOf, withObjects } from './edit-design.ts';
import { addStep, beginHistory, type History, stepBack, stepForward } from './history.ts';

type State = { history: History<DesignDocument>; selection: readonly string[] };
type ChangeObjects = (objects: readonly DesignObject[], document: DesignDocument) => readonly DesignObject[];

export type Design = {
  document: DesignDocument;
  area: string;
  objects: readonly DesignObject[];
  selection: readonly string[];
  select: (ids: readonly string[]) => void;
  /** Changes the objects of the area. Changes with one key within half a second are one step. */
  change: (change: ChangeObjects, key?: string, select?: readonly string[]) => void;
  /** Another document instead of this one, as one step. */
  replace: (document: DesignDocument) => void;
  /** Begins again with a document: nothing before it can be brought back. */
  open: (document: DesignDocument) => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
};

/** A design that is being made, with its steps and what is selected. */
export function useDesign(first: DesignDocument, area: string): Design {
  const [{ history, selection }, setState] = useState<State>({ history: beginHistory(first), selection: [] });
  const document = history.present;
  const objects = objectsOf(document, area);

  const change = useCallback<Design['change']>(
    (edit, key = '', select) =>
      setState((old) => {
        const before = old.history.present;
        const after = edit(objectsOf(before, area), before);
        return {
          history: addStep(old.history, withObjects(before, area, after), key, Date.now()),
          selection: select ?? old.selection.filter((id) => after.some((one) => one.id === id)),
        };
      }),
    [area],
  );
  const move = useCallback(
    (step: typeof stepBack<DesignDocument>) =>
      setState((old) => {
        const next = step(old.history);
        const there = objectsOf(next.present, area);
        return { history: next, selection: old.selection.filter((id) => there.some((one) => one.id === id)) };
      }),
    [area],
  );
  return useMemo(
    () => ({
      ...{ document, area, objects, change },
      selection: selection.filter((id) => objects.some((one) => one.id === id)),
      select: (ids) => setState((old) => ({ ...old, selection: ids })),
      replace: (next) => setState((old) => ({ history: addStep(old.history, next, '', Date.now()), selection: [] })),
      open: (next) => setState({ history: beginHistory(next), selection: [] }),
      undo: () => move(stepBack),
      redo: () => move(stepForward),
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
    }),
    [document, area, objects, selection, change, move, history],
  );
}
