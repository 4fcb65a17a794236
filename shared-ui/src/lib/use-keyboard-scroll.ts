import { type RefCallback, useCallback } from 'react';

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Ref for an element that may scroll: with nothing focusable inside, it becomes focusable, so that keys scroll it. */
export function useKeyboardScroll(): RefCallback<HTMLElement> {
  return useCallback((part: HTMLElement | null) => {
    if (!part) {
      return;
    }
    const observer = new ResizeObserver(() => {
      const scrolls = part.scrollHeight > part.clientHeight && part.querySelector(FOCUSABLE) === null;
      if (scrolls) part.tabIndex = 0;
      else part.removeAttribute('tabindex');
    });
    observer.observe(part);
    return () => observer.disconnect();
  }, []);
}
