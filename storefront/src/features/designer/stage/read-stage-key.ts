import type { KeyboardEvent } from 'react';

export type StageAction =
  | { kind: 'move'; dx: number; dy: number }
  | { kind: 'rotate'; by: number }
  | { kind: 'size'; factor: number }
  | { kind: 'order'; by: 1 | -1 }
  | { kind: 'choose'; by: 1 | -1 }
  | { kind: 'all' | 'none' | 'duplicate' | 'group' | 'ungroup' | 'remove' | 'undo' | 'redo' | 'help' };

/** Of an arrow, mm: alone, with Shift, with Alt. */
const STEPS = { plain: 1, shift: 10, alt: 0.1 };
const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const withControl: Record<string, StageAction> = {
  z: { kind: 'undo' },
  y: { kind: 'redo' },
  d: { kind: 'duplicate' },
  g: { kind: 'group' },
  a: { kind: 'all' },
};
const alone: Record<string, StageAction> = {
  PageUp: { kind: 'choose', by: 1 },
  PageDown: { kind: 'choose', by: -1 },
  '[': { kind: 'order', by: -1 },
  ']': { kind: 'order', by: 1 },
  ',': { kind: 'rotate', by: -1 },
  '.': { kind: 'rotate', by: 1 },
  '+': { kind: 'size', factor: 1.05 },
  '=': { kind: 'size', factor: 1.05 },
  '-': { kind: 'size', factor: 1 / 1.05 },
  Delete: { kind: 'remove' },
  Backspace: { kind: 'remove' },
  Escape: { kind: 'none' },
  '?': { kind: 'help' },
};

/** What a key means on the stage; undefined for keys that are the page's. */
export function readStageKey(event: KeyboardEvent): StageAction | undefined {
  const { key, shiftKey, altKey } = event;
  const arrow = arrows[key];
  if (arrow !== undefined) {
    const step = altKey ? STEPS.alt : shiftKey ? STEPS.shift : STEPS.plain;
    return { kind: 'move', dx: arrow[0] * step, dy: arrow[1] * step };
  }
  if (event.ctrlKey || event.metaKey) {
    const letter = key.toLowerCase();
    const shifted: Record<string, StageAction> = { z: { kind: 'redo' }, g: { kind: 'ungroup' } };
    return (shiftKey ? shifted[letter] : undefined) ?? withControl[letter];
  }
  return alone[key];
}
