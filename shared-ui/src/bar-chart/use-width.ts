import { type RefCallback, useCallback, useState } from 'react';

/** Width of an element in CSS pixels; `fallback` until it is known, which is always on the server. */
export function useWidth<T extends Element>(fallback: number): [RefCallback<T>, number] {
  const [width, setWidth] = useState(fallback);
  const ref = useCallback((element: T | null) => {
    if (!element) {
      return;
    }
    const observer = new ResizeObserver(([entry]) => {
      const measured = Math.round(entry?.contentRect.width ?? 0);
      if (measured > 0) {
        setWidth(measured);
      }
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
