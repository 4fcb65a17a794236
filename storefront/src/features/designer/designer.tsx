import { Button } from '@aaram/shared-ui/button';
import { Dialog } from '@aaram/shared-ui/dialog';
import { IconRedo, IconUndo, IconZoomIn, IconZoomOut } from '@aaram/shared-ui/icon';
import { IconButton } from '@aaram/shared-ui/icon-button';
import { Notice } from '@aaram/shared-ui/notice';
import { SizePicker } from '@aaram/shared-ui/size-picker';
import { VisuallyHidden } from '@aaram/shared-ui/visually-hidden';
import { type RefObject, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { MakeDesign } from '#lib/make-design.ts';
import * as texts from '#texts/designer.ts';
import styles from './designer.module.css';
import { boxOfSome } from './edit-design.ts';
import { AddBar } from './panels/add-bar.tsx';
import { AreaNotice } from './panels/area-notice.tsx';
import { Checks } from './panels/checks.tsx';
import { DraftNotice } from './panels/draft-notice.tsx';
import { Inspector } from './panels/inspector.tsx';
import { Layers } from './panels/layers.tsx';
import { ShareButton } from './share/share-button.tsx';
import type { StageView } from './stage/garment-stage.tsx';
import { Stage } from './stage/stage.tsx';
import { TeamButton } from './team/team-button.tsx';
import { type DesignedProduct, type Designer as DesignerState, useDesigner } from './use-designer.ts';

const wide = () => window.matchMedia?.('(min-width: 1024px)');

function subscribe(listener: () => void) {
  const query = wide();
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

const cm = (mm: number) => (mm / 10).toFixed(1);

/** How large the print will be, and how far below the collar. */
function SizeOfPrint({ designer: { design, area, outlines } }: { designer: DesignerState }) {
  const visible = design.objects.filter(({ isHidden }) => !isHidden).map(({ id }) => id);
  const box = boxOfSome(design.objects, visible, outlines.outlinesOf);
  return box === undefined ? null : (
    <p className={styles.size}>
      {texts.sizeOfPrint({ width: cm(box.width), height: cm(box.height), below: cm(area.belowCollar + box.y) })}
    </p>
  );
}

function StageWithBar({ designer }: { designer: DesignerState }) {
  const { design, actions, garment, area, cloth, outlines, pictures, say } = designer;
  const [view, setView] = useState<StageView>('garment');
  const [isHelp, setIsHelp] = useState(false);
  return (
    <div className={styles.stage}>
      <Stage
        {...{ design, actions, garment, area, cloth, view, say }}
        outlinesOf={outlines.outlinesOf}
        srcOf={pictures.srcOf}
        onHelp={() => setIsHelp(true)}
      />
      <div className={styles.bar}>
        <IconButton label={texts.undo} disabled={!design.canUndo} onClick={actions.undo}>
          <IconUndo size={20} />
        </IconButton>
        <IconButton label={texts.redo} disabled={!design.canRedo} onClick={actions.redo}>
          <IconRedo size={20} />
        </IconButton>
        <Button variant="ghost" size="sm" onClick={() => setView(view === 'area' ? 'garment' : 'area')}>
          {view === 'area' ? <IconZoomOut size={18} /> : <IconZoomIn size={18} />}
          {view === 'area' ? texts.wholeGarment : texts.closer}
        </Button>
        <Button variant="ghost" size="sm" className={styles.keys} onClick={() => setIsHelp(true)}>
          {texts.stageTitle}
        </Button>
      </div>
      <SizeOfPrint designer={designer} />
      {outlines.hasFailed ? (
        <Notice tone="danger">
          {texts.textsNotDrawn}{' '}
          <Button variant="secondary" size="sm" onClick={outlines.retry}>
            {texts.retry}
          </Button>
        </Notice>
      ) : null}
      <Dialog open={isHelp} onOpenChange={setIsHelp} title={texts.stageTitle}>
        <p>{texts.stageHelp}</p>
      </Dialog>
    </div>
  );
}

/** Brings the focus to the next row after a part was removed. */
function useFocusAfterRemoval(designer: DesignerState) {
  const list = useRef<HTMLOListElement>(null);
  const count = designer.design.objects.length;
  const before = useRef(count);
  useEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (count < before.current && isLost) {
      list.current?.querySelector<HTMLElement>('[data-layer]')?.focus();
    }
    before.current = count;
  }, [count]);
  return list;
}

type DesignerProps = {
  product: DesignedProduct;
  /** Set to the function that makes the design ready for the cart. */
  make: RefObject<MakeDesign | undefined>;
  /** Element for the stage while both columns are side by side; exists while `onStage` was called with true. */
  slot: Element | null;
  onStage: (isWanted: boolean) => void;
};

/**
 * The designer of a product that is printed. The stage replaces the gallery where both columns are side by side; on phones
 * it is right above its tools.
 */
export function Designer({ product, make, slot, onStage }: DesignerProps) {
  const designer = useDesigner(product);
  const { design, areas, area, setAreaId, actions, outlines } = designer;
  const id = useId();
  const textRef = useRef<HTMLTextAreaElement>(null);
  const [focusesText, setFocusesText] = useState(false);
  const list = useFocusAfterRemoval(designer);
  const isWide = useSyncExternalStore(
    subscribe,
    () => wide()?.matches ?? false,
    () => false,
  );
  const isStageWanted = isWide && !designer.isEmpty;
  useEffect(() => {
    make.current = designer.make;
  });
  useEffect(() => onStage(isStageWanted), [onStage, isStageWanted]);
  useEffect(() => {
    if (focusesText) {
      textRef.current?.focus();
      textRef.current?.select();
      setFocusesText(false);
    }
  }, [focusesText]);
  const stage = <StageWithBar designer={designer} />;
  return (
    <section className={styles.panel} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{texts.title}</h2>
      {designer.isEmpty ? <p className={styles.hint}>{texts.intro}</p> : null}
      <DraftNotice designer={designer} />
      <AddBar designer={designer} onText={() => setFocusesText(true)} />
      {designer.fileError ? (
        <p role="alert" className={styles.error}>
          {designer.fileError}
        </p>
      ) : null}
      {designer.notice ? <p className={styles.hint}>{designer.notice}</p> : null}
      {designer.isEmpty ? null : (
        <>
          <SizePicker
            legend={texts.whereToPrint}
            name={`${id}-area`}
            sizes={areas.map((one) => ({ value: one.id, label: one.label }))}
            value={area.id}
            onChange={setAreaId}
          />
          <AreaNotice designer={designer} />
          {isWide ? null : stage}
          <Inspector
            {...{ design, actions, area, textRef }}
            pictures={designer.pictures}
            outlinesOf={outlines.outlinesOf}
          />
          <Layers {...{ design }} outlinesOf={outlines.outlinesOf} onRemove={actions.remove} listRef={list} />
          <Checks problems={designer.problems} />
          <div className={styles.more}>
            <TeamButton designer={designer} />
            <ShareButton designer={designer} />
          </div>
          <Button variant="ghost" size="sm" onClick={designer.startAgain}>
            {texts.startAgain}
          </Button>
        </>
      )}
      {designer.error ? (
        <p role="alert" className={styles.error}>
          {designer.error}
        </p>
      ) : null}
      <VisuallyHidden as="p" role="status">
        {designer.sentence}
      </VisuallyHidden>
      {isStageWanted && slot ? createPortal(stage, slot) : null}
    </section>
  );
}
