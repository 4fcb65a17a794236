import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { watchGestures } from './watch-gestures.ts';
import { type Extent, FITTING, fitInto, type Point, panBy, type View, zoomAt } from './zoom-view.ts';

const STEP = 1.5;
const DOUBLE_TAP_FACTOR = 2.5;
const PAN_PX = 80;
const MIDDLE: Point = { x: 0, y: 0 };

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: PAN_PX, y: 0 },
  ArrowRight: { x: -PAN_PX, y: 0 },
  ArrowUp: { x: 0, y: PAN_PX },
  ArrowDown: { x: 0, y: -PAN_PX },
};

/** Zoom of the picture in an area. The area gets it as `--scale`, `--x` and `--y`. */
export type Zoom = {
  area: RefObject<HTMLDivElement | null>;
  /** 1 to 4 times. */
  scale: number;
  zoomIn: () => void;
  zoomOut: () => void;
  reset: () => void;
  /** Handles + and -, 0, and the arrows while the picture is larger than the area. Returns false for another key. */
  handleKey: (event: KeyboardEvent) => boolean;
};

function measure(area: HTMLElement): Extent {
  const box = { width: area.clientWidth, height: area.clientHeight };
  const image = area.querySelector('img');
  const own = { width: image?.naturalWidth ?? 0, height: image?.naturalHeight ?? 0 };
  return { area: box, picture: fitInto(box, own) };
}

/** `onSwipe` is called while the picture fits: with 1 for a swipe to the left, else -1. */
export function useZoom(onSwipe: (by: 1 | -1) => void): Zoom {
  const area = useRef<HTMLDivElement>(null);
  const view = useRef(FITTING);
  const [scale, setScale] = useState(1);

  /** `isSmooth`: in one step that is animated, not following a finger. */
  function show(change: (view: View, extent: Extent) => View, isSmooth: boolean) {
    if (area.current) {
      view.current = change(view.current, measure(area.current));
      const { style, dataset } = area.current;
      style.setProperty('--scale', `${view.current.scale}`);
      style.setProperty('--x', `${view.current.x}px`);
      style.setProperty('--y', `${view.current.y}px`);
      dataset.smooth = `${isSmooth}`;
      setScale(view.current.scale);
    }
  }
  const zoom = (factor: number, at: Point, isSmooth: boolean) =>
    show((now, extent) => zoomAt(now, factor, at, extent), isSmooth);
  const pan = (by: Point, isSmooth: boolean) => show((now, extent) => panBy(now, by, extent), isSmooth);
  const gestures = {
    zoom: (factor: number, at: Point) => zoom(factor, at, false),
    pan: (by: Point) => pan(by, false),
    doubleTap: (at: Point) => zoom(view.current.scale > 1 ? 0 : DOUBLE_TAP_FACTOR, at, true),
    swipe: (by: number) => (view.current.scale === 1 ? onSwipe(by < 0 ? 1 : -1) : undefined),
  };
  const latest = useRef(gestures);
  useEffect(() => {
    latest.current = gestures;
  });

  useEffect(() => {
    const stop = new AbortController();
    if (area.current) {
      const asked = {
        zoom: (factor: number, at: Point) => latest.current.zoom(factor, at),
        pan: (by: Point) => latest.current.pan(by),
        doubleTap: (at: Point) => latest.current.doubleTap(at),
        swipe: (by: number) => latest.current.swipe(by),
      };
      watchGestures(area.current, asked, stop.signal);
      // A phone that is turned must not leave the picture outside.
      window.addEventListener('resize', () => latest.current.pan(MIDDLE), { signal: stop.signal });
    }
    return () => stop.abort();
  }, []);

  const zoomIn = () => zoom(STEP, MIDDLE, true);
  const zoomOut = () => zoom(1 / STEP, MIDDLE, true);
  const reset = () => show(() => FITTING, false);
  function handleKey(event: KeyboardEvent): boolean {
    const arrow = arrows[event.key];
    const isOwn = '+=-_0'.includes(event.key) || (arrow !== undefined && scale > 1);
    if (!isOwn || event.ctrlKey || event.metaKey || event.altKey) {
      return false;
    }
    event.preventDefault();
    if (arrow) {
      pan(arrow, true);
    } else if (event.key === '0') {
      reset();
    } else if (event.key === '+' || event.key === '=') {
      zoomIn();
    } else {
      zoomOut();
    }
    return true;
  }
  return { area, scale, zoomIn, zoomOut, reset, handleKey };
}
