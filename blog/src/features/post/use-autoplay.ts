import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

const INTERVAL_MS = 4000;

/** Whether at least half of an element is in the viewport. False until the browser reports it. */
function useIsInView(target: RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (element === null || typeof IntersectionObserver === 'undefined') {
      return;
    }
    const observer = new IntersectionObserver(([entry]) => setIsInView(entry?.isIntersecting === true), {
      threshold: 0.5,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);
  return isInView;
}

/**
 * Calls `onTick` every 4000 ms (product-rules.md#post-gallery) while the element is in view and `canAdvance`. The first
 * interaction stops it; with reduced motion it never starts on its own.
 */
export function useAutoplay(target: RefObject<Element | null>, canAdvance: boolean, onTick: () => void) {
  const [isWanted, setIsWanted] = useState(false);
  const isInView = useIsInView(target);
  const tick = useEffectEvent(onTick);
  useEffect(() => {
    setIsWanted(!window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, []);
  const isRunning = isWanted && isInView && canAdvance;
  useEffect(() => {
    if (!isRunning) {
      return;
    }
    const timer = setInterval(() => tick(), INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return {
    isPlaying: isWanted && canAdvance,
    stop: () => setIsWanted(false),
    toggle: () => setIsWanted(!(isWanted && canAdvance)),
  };
}
