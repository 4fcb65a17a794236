/** Steps that can be taken back. */
const MAX_STEPS = 100;
/** Changes of one kind within this time are one step, ms. */
const MERGE_MS = 500;

export type History<Value> = {
  past: readonly Value[];
  present: Value;
  future: readonly Value[];
  /** Of the last change: what it changed, and when. */
  last: { key: string; at: number } | undefined;
};

export const beginHistory = <Value>(present: Value): History<Value> => ({
  past: [],
  present,
  future: [],
  last: undefined,
});

/** A later state. Changes with the same key within half a second are one step; '' is never merged. */
export function addStep<Value>(history: History<Value>, present: Value, key: string, now: number): History<Value> {
  const { past, last } = history;
  const isSame = key !== '' && last?.key === key && now - last.at < MERGE_MS;
  return {
    past: isSame ? past : [...past, history.present].slice(-MAX_STEPS),
    present,
    future: [],
    last: { key, at: now },
  };
}

export function stepBack<Value>(history: History<Value>): History<Value> {
  const before = history.past.at(-1);
  return before === undefined
    ? history
    : {
        past: history.past.slice(0, -1),
        present: before,
        future: [history.present, ...history.future],
        last: undefined,
      };
}

export function stepForward<Value>(history: History<Value>): History<Value> {
  const [next, ...future] = history.future;
  return next === undefined
    ? history
    : { past: [...history.past, history.present], present: next, future, last: undefined };
}
