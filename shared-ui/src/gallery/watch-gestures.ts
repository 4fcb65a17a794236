import type { Point } from './zoom-view.ts';

/** What fingers, mouse and wheel ask of a picture. Points are in px from the middle of the area. */
export type Gestures = {
  zoom: (factor: number, at: Point) => void;
  pan: (by: Point) => void;
  doubleTap: (at: Point) => void;
  /** A finger went sideways over the area, `by` px. */
  swipe: (by: number) => void;
};

const TAP_PX = 10;
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 40;
const SWIPE_PX = 50;
/** Wheels that count in lines instead of pixels. */
const LINE_PX = 16;
const ZOOM_PER_PX = 0.002;
/** A pinch on a trackpad comes as a wheel with Ctrl, in small steps. */
const ZOOM_PER_PINCHED_PX = 0.01;

const between = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const middleOf = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const minus = (a: Point, b: Point) => ({ x: a.x - b.x, y: a.y - b.y });

/** Fingers on the area, or the pressed mouse: two at most count. */
function watchPointers(
  area: HTMLElement,
  signal: AbortSignal,
  locate: (event: PointerEvent) => Point,
  asked: Gestures,
) {
  const down = new Map<number, Point>();
  let start: Point | undefined;
  let lastTap: (Point & { at: number }) | undefined;

  function move(event: PointerEvent) {
    const before = down.get(event.pointerId);
    if (before === undefined) {
      return;
    }
    const now = locate(event);
    const [other] = [...down].flatMap(([id, point]) => (id === event.pointerId ? [] : [point]));
    down.set(event.pointerId, now);
    if (other === undefined) {
      asked.pan(minus(now, before));
      return;
    }
    const middle = middleOf(now, other);
    asked.zoom(between(now, other) / Math.max(1, between(before, other)), middle);
    asked.pan(minus(middle, middleOf(before, other)));
  }
  function lift(event: PointerEvent) {
    if (!down.delete(event.pointerId) || start === undefined || event.type !== 'pointerup') {
      return;
    }
    const end = locate(event);
    const went = minus(end, start);
    if (between(end, start) > TAP_PX) {
      const isSideways = Math.abs(went.x) > SWIPE_PX && Math.abs(went.x) > 2 * Math.abs(went.y);
      if (isSideways && event.pointerType === 'touch') {
        asked.swipe(went.x);
      }
      return;
    }
    const isSecond = lastTap && event.timeStamp - lastTap.at < DOUBLE_TAP_MS && between(end, lastTap) < DOUBLE_TAP_PX;
    lastTap = isSecond ? undefined : { ...end, at: event.timeStamp };
    if (isSecond) {
      asked.doubleTap(end);
    }
  }
  function press(event: PointerEvent) {
    if (down.size < 2 && event.button === 0) {
      // A second finger makes it a pinch, which is neither a tap nor a swipe.
      start = down.size === 0 ? locate(event) : undefined;
      down.set(event.pointerId, locate(event));
      area.setPointerCapture?.(event.pointerId);
      event.preventDefault();
    }
  }
  area.addEventListener('pointerdown', press, { signal });
  area.addEventListener('pointermove', move, { signal });
  area.addEventListener('pointerup', lift, { signal });
  area.addEventListener('pointercancel', lift, { signal });
}

/** Tells what is done on the area by wheel, drag, pinch and double tap, until `signal` is aborted. */
export function watchGestures(area: HTMLElement, asked: Gestures, signal: AbortSignal): void {
  function locate({ clientX, clientY }: MouseEvent): Point {
    const { left, top, width, height } = area.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  }
  function zoomByWheel(event: WheelEvent) {
    event.preventDefault();
    const px = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE_PX : event.deltaY;
    asked.zoom(Math.exp(-px * (event.ctrlKey ? ZOOM_PER_PINCHED_PX : ZOOM_PER_PX)), locate(event));
  }
  // React's own listener for the wheel cannot prevent that the browser zooms the page.
  area.addEventListener('wheel', zoomByWheel, { signal, passive: false });
  watchPointers(area, signal, locate, asked);
}
