import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

/** Up to so many rows, all are drawn: a browser's own search then finds everything. */
const FEW = 30;
const OVERSCAN = 6;
/** As in the styles: below it every row is a card, whose height is unknown before it is drawn. */
const tableWidth = '(width >= 1280px)';
const askWidth = () => window.matchMedia?.(tableWidth);
function listenToWidth(onChange: () => void) {
  const asked = askWidth();
  asked?.addEventListener('change', onChange);
  return () => asked?.removeEventListener('change', onChange);
}

const unmeasured = () => {};

/** Rows to draw, each with the space above it that rows which are not drawn leave, and the space below the last. */
export function useDrawnRows(count: number, { heldRows, height }: { heldRows: readonly number[]; height: number }) {
  const table = useRef<HTMLTableElement>(null);
  const [top, setTop] = useState(0);
  const isTable = useSyncExternalStore(listenToWidth, () => askWidth()?.matches ?? true);
  const isWhole = count <= FEW || !isTable;
  useLayoutEffect(() => {
    const body = table.current?.tBodies[0];
    if (!isWhole && body !== undefined) {
      setTop(body.getBoundingClientRect().top + window.scrollY);
    }
  }, [isWhole]);
  const virtual = useWindowVirtualizer<HTMLTableSectionElement>({
    count,
    enabled: !isWhole,
    estimateSize: () => height,
    overscan: OVERSCAN,
    scrollMargin: top,
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), ...heldRows])].sort((a, b) => a - b),
  });
  const scrollTo = useRef((_index: number) => {});
  useEffect(() => {
    scrollTo.current = (index) => virtual.scrollToIndex(index);
  });
  const items = virtual.getVirtualItems();
  const last = items.at(-1);
  return {
    table,
    drawn: isWhole
      ? Array.from({ length: count }, (_, index) => ({ index, above: 0 }))
      : items.map(({ index, start }, at) => ({ index, above: start - (items[at - 1]?.end ?? top) })),
    below: isWhole || last === undefined ? 0 : virtual.getTotalSize() - (last.end - top),
    measure: isWhole ? unmeasured : virtual.measureElement,
    scrollTo,
  };
}
