import { boxOf, type FindOutlines, GARMENT_PICTURE, type Garment, type PrintArea } from '@aaram/shared-domain/design';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import * as texts from '#texts/designer.ts';
import { applyChange, boxOfSome, type Change, changeSome } from '../edit-design.ts';
import type { Actions } from '../use-actions.ts';
import type { Design } from '../use-design.ts';
import { GarmentStage, type StageView, viewBoxOf } from './garment-stage.tsx';
import { readStageKey } from './read-stage-key.ts';
import { SelectionFrame } from './selection-frame.tsx';
import styles from './stage.module.css';
import { useGestures } from './use-gestures.ts';
import { useIsStill } from './use-is-still.ts';
import { useStageActions } from './use-stage-actions.ts';

type StageProps = {
  design: Design;
  actions: Actions;
  garment: Garment;
  area: PrintArea;
  cloth: string;
  outlinesOf: FindOutlines;
  srcOf: (media: string) => string;
  view: StageView;
  say: (sentence: string) => void;
  onHelp: () => void;
};

/** Width of an element on the screen, px. */
function useWidth(element: Element | null): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (element === null || typeof ResizeObserver === 'undefined') {
      return;
    }
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

/** The garment with the design: moved by fingers, mouse and keys. */
export function Stage(props: StageProps) {
  const { design, actions, garment, area, cloth, outlinesOf, srcOf, view, say, onHelp } = props;
  const { objects, selection, select, change } = design;
  const areaRef = useRef<SVGGElement>(null);
  const frameRef = useRef<SVGGElement>(null);
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const width = useWidth(element);
  const scale = (area.box.width * GARMENT_PICTURE.width) / area.width;
  const pxPerMm = Math.max(0.05, (scale * width) / viewBoxOf(area, view).width);

  function commit(ids: readonly string[], made: Change, key = '') {
    change((all) => changeSome(all, ids, (one) => applyChange(one, made, area)), key);
  }
  const { guides, handlers } = useGestures({
    ...{ area, objects, selection, outlinesOf, areaRef, frameRef, select },
    commit: (ids, made) => commit(ids, made),
  });

  const isDraped = useIsStill(objects);
  const act = useStageActions({ design, actions, outlinesOf, say, onHelp, commit });
  function onKeyDown(event: KeyboardEvent) {
    const action = readStageKey(event);
    if (action === undefined) {
      return;
    }
    event.preventDefault();
    if (action.kind === 'none' && selection.length === 0) {
      element?.blur();
    }
    act(action);
  }

  const selected = objects.filter(({ id, isHidden }) => selection.includes(id) && !isHidden);
  const box = boxOfSome(
    selected,
    selected.filter((one) => boxOf(one, outlinesOf)).map(({ id }) => id),
    outlinesOf,
  );
  return (
    <div
      ref={setElement}
      className={styles.stage}
      role="application"
      aria-label={texts.stage}
      aria-roledescription={texts.stage}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an application has one tab stop, and its keys are its own
      tabIndex={0}
      onKeyDown={onKeyDown}
      {...handlers}
    >
      <GarmentStage {...{ garment, area, cloth, objects, outlinesOf, srcOf, view, isDraped, areaRef }}>
        {box ? <SelectionFrame {...{ selected, box, outlinesOf, pxPerMm, guides, area, frameRef }} /> : null}
      </GarmentStage>
    </div>
  );
}
