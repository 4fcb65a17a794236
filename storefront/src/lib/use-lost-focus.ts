import { useEffect, useRef } from 'react';

/**
 * A ref for a part of the page with `tabIndex={-1}`: it gets the focus when what had it there is removed, such as the last
 * filter or the last line of the cart. Otherwise the keyboard would begin at the top of the page again.
 */
export function useLostFocus<Part extends HTMLElement = HTMLDivElement>() {
  const area = useRef<Part>(null);
  const last = useRef<Element>(null);

  useEffect(() => {
    const note = () => {
      const { activeElement } = document;
      if (activeElement && activeElement !== document.body) {
        last.current = area.current?.contains(activeElement) ? activeElement : null;
      } else if (last.current && !last.current.isConnected) {
        last.current = null;
        area.current?.focus();
      }
    };
    document.addEventListener('focusin', note);
    // What is removed leaves without an event that all browsers send.
    const watcher = new MutationObserver(note);
    if (area.current) {
      watcher.observe(area.current, { childList: true, subtree: true });
    }
    return () => {
      document.removeEventListener('focusin', note);
      watcher.disconnect();
    };
  }, []);
  return area;
}
