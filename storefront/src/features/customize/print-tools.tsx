import type { ProductSummary } from '@aaram/shared-domain/catalog';
import { listPrintAreas, sidePictures } from '@aaram/shared-domain/design';
import { type RefObject, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { PrintPanel, PrintPreview } from './print-panel.tsx';
import { type Print, usePrint } from './use-print.ts';

const wide = () => window.matchMedia?.('(min-width: 1024px)');

function subscribe(listener: () => void) {
  const query = wide();
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

export type MakeCustomImages = Print['makeCustomImages'];
type PrintToolsProps = {
  product: Pick<ProductSummary, 'subcategory' | 'name' | 'images'>;
  /** Set to the function that makes the two pictures for the cart. */
  make: RefObject<MakeCustomImages | undefined>;
  /** Element for the stage while both columns are side by side; exists while `onStage` was called with true. */
  slot: Element | null;
  onStage: (isWanted: boolean) => void;
};

/**
 * Picture or text for a customised product. The stage replaces the gallery where both columns are side by side; on
 * phones it is right above its tools.
 */
export function PrintTools({ product, make, slot, onStage }: PrintToolsProps) {
  const areas = useMemo(() => listPrintAreas(product), [product]);
  const [areaId, setAreaId] = useState<string>();
  const area = areas.find(({ id }) => id === areaId) ?? areas[0];
  const garmentSrc = product.images[sidePictures[area.side]] ?? '';
  const isWide = useSyncExternalStore(
    subscribe,
    () => wide()?.matches ?? false,
    () => false,
  );
  const print = usePrint(garmentSrc, area);
  const isStageWanted = isWide && print.image !== undefined;
  useEffect(() => {
    make.current = print.makeCustomImages;
  });
  useEffect(() => onStage(isStageWanted), [onStage, isStageWanted]);
  const stage = <PrintPreview print={print} garmentSrc={garmentSrc} area={area} />;
  return (
    <>
      <PrintPanel print={print} areas={areas} area={area} garmentSrc={garmentSrc} onArea={setAreaId}>
        {isWide ? null : stage}
      </PrintPanel>
      {isStageWanted && slot ? createPortal(stage, slot) : null}
    </>
  );
}
