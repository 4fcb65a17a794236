import { type Box, boxOf, type DesignObject, type FindOutlines, type PrintArea } from '@aaram/shared-domain/design';
import { findOneOf } from '@aaram/shared-domain/records';
import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { boxOfSome, type Change } from '../edit-design.ts';
import {
  centreOf,
  type Guide,
  type Point,
  pinchBy,
  rotateBy,
  sizeBy,
  snapMove,
  still,
  toTransform,
} from './gesture.ts';

const grips = ['move', 'size', 'rotate'] as const;
type Grip = (typeof grips)[number];

const elementOf = ({ target }: PointerEvent) => (target instanceof Element ? target : undefined);
/** A gesture under way: where its pointers began, and what it does to which objects. */
type Gesture = {
  grip: Grip;
  ids: readonly string[];
  box: Box;
  /** What it may come to rest at: the area and the parts that stay. */
  around: readonly Box[];
  /** From the screen to mm of the area: nothing scrolls meanwhile, and reading it at each move costs a layout. */
  toArea: DOMMatrix | undefined;
  start: Map<number, Point>;
  now: Map<number, Point>;
  change: Change;
};

type Given = {
  area: PrintArea;
  objects: readonly DesignObject[];
  selection: readonly string[];
  outlinesOf: FindOutlines;
  /** The group whose unit is a millimetre. */
  areaRef: RefObject<SVGGElement | null>;
  frameRef: RefObject<SVGGElement | null>;
  select: (ids: readonly string[]) => void;
  commit: (ids: readonly string[], change: Change) => void;
};

const isMoved = ({ dx, dy, factor, rotation }: Change) => dx !== 0 || dy !== 0 || factor !== 1 || rotation !== 0;

function toMm({ clientX, clientY }: PointerEvent, toArea: DOMMatrix | undefined): Point {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(toArea);
  return { x, y };
}

/** What the pointers of a gesture do. `isFree` comes to rest nowhere. */
function readChange(
  { start, now, grip, ids, box, around, change }: Gesture,
  objects: readonly DesignObject[],
  isFree: boolean,
): { change: Change; guides: Guide[] } {
  const [from, otherFrom] = [...start.values()];
  const [to, otherTo] = [...now.values()];
  const centre = centreOf(box);
  if (from === undefined || to === undefined) {
    return { change, guides: [] };
  }
  if (otherFrom && otherTo) {
    return { change: pinchBy([from, otherFrom], [to, otherTo]), guides: [] };
  }
  if (grip === 'size') {
    return { change: sizeBy(centre, from, to), guides: [] };
  }
  if (grip === 'rotate') {
    const only = ids.length === 1 ? objects.find(({ id }) => id === ids[0]) : undefined;
    return { change: rotateBy(centre, from, to, only?.turn ?? 0), guides: [] };
  }
  const { dx, dy, guides } = snapMove(box, { dx: to.x - from.x, dy: to.y - from.y }, isFree ? [] : around);
  return { change: { ...still(centre), dx, dy }, guides };
}

/** Shows the objects as they move, without changing the design; no transform shows them as they are. */
function showMoving({ areaRef, frameRef }: Given, ids: readonly string[], transform: string | undefined) {
  const svg = areaRef.current?.ownerSVGElement;
  svg?.toggleAttribute('data-moving', transform !== undefined);
  const moved = [...ids.map((id) => svg?.querySelector(`[data-object="${id}"]`)), frameRef.current];
  for (const element of moved) {
    if (transform === undefined) {
      element?.removeAttribute('transform');
    } else {
      element?.setAttribute('transform', transform);
    }
  }
}

/** What is selected after a press on an object, or beside all of them. */
function chooseAt(event: PointerEvent, { objects, selection }: Given): readonly string[] {
  const id = elementOf(event)?.closest('[data-object]')?.getAttribute('data-object') ?? undefined;
  const object = objects.find((one) => one.id === id);
  if (id === undefined || object === undefined || object.isLocked) {
    return [];
  }
  if (event.shiftKey) {
    return selection.includes(id) ? selection.filter((one) => one !== id) : [...selection, id];
  }
  return selection.includes(id) ? selection : [id];
}

/** The gesture that a press begins; undefined where nothing can be moved. */
function beginGesture(event: PointerEvent, given: Given): Gesture | undefined {
  const { area, objects, selection, outlinesOf, areaRef, select } = given;
  const grip = findOneOf(grips, elementOf(event)?.getAttribute('data-grip') ?? '') ?? 'move';
  const ids = grip === 'move' ? chooseAt(event, given) : selection;
  if (grip === 'move') {
    select(ids);
  }
  const unlocked = ids.filter((id) => objects.some((one) => one.id === id && !one.isLocked));
  const box = boxOfSome(objects, unlocked, outlinesOf);
  if (box === undefined) {
    return undefined;
  }
  event.currentTarget.setPointerCapture(event.pointerId);
  const others = objects.filter((one) => !unlocked.includes(one.id) && !one.isHidden);
  const around = [
    { x: 0, y: 0, width: area.width, height: area.height },
    ...others.flatMap((one) => boxOf(one, outlinesOf) ?? []),
  ];
  const toArea = areaRef.current?.getScreenCTM()?.inverse();
  const start = new Map([[event.pointerId, toMm(event, toArea)]]);
  return { grip, ids: unlocked, box, around, toArea, start, now: new Map(start), change: still(centreOf(box)) };
}

/**
 * Moving, sizing and rotating by mouse, pen and fingers. While it goes on, only the transform of what moves changes; the
 * design itself changes once, at the end.
 */
export function useGestures(given: Given) {
  const { objects, commit } = given;
  const gesture = useRef<Gesture>(undefined);
  const [guides, setGuides] = useState<readonly Guide[]>([]);

  function addFinger(current: Gesture, event: PointerEvent) {
    if (current.start.size < 2) {
      event.currentTarget.setPointerCapture(event.pointerId);
      // From here on both fingers count from where they are.
      current.start = new Map([...current.now, [event.pointerId, toMm(event, current.toArea)]]);
      current.now = new Map(current.start);
      current.grip = 'move';
    }
  }

  function onPointerDown(event: PointerEvent) {
    if (gesture.current === undefined) {
      gesture.current = beginGesture(event, given);
    } else {
      addFinger(gesture.current, event);
    }
  }

  function onPointerMove(event: PointerEvent) {
    const current = gesture.current;
    if (!current?.now.has(event.pointerId)) {
      return;
    }
    current.now.set(event.pointerId, toMm(event, current.toArea));
    const read = readChange(current, objects, event.altKey);
    current.change = read.change;
    if (read.guides.length > 0 || guides.length > 0) {
      setGuides(read.guides);
    }
    showMoving(given, current.ids, toTransform(current.change));
  }

  function end() {
    const current = gesture.current;
    gesture.current = undefined;
    if (current !== undefined) {
      showMoving(given, current.ids, undefined);
      setGuides([]);
      if (isMoved(current.change)) {
        commit(current.ids, current.change);
      }
    }
  }

  return { guides, handlers: { onPointerDown, onPointerMove, onPointerUp: end, onPointerCancel: end } };
}
