import { useLayoutEffect } from 'react';

/** Marks the document while a bar is shown at the foot of a phone's screen: what is fixed there moves above it. */
export function useBottomBar(isShown: boolean): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (!isShown) {
      return;
    }
    dataset.hasBottomBar = '';
    return () => {
      delete dataset.hasBottomBar;
    };
  }, [isShown]);
}
