import { useLayoutEffect, useRef } from 'react';

/**
 * For people who remove products with the keyboard: when the one with the focus leaves the list, the next one gets
 * it, or the heading when none is left.
 */
export function useNextFocus(ids: readonly string[]) {
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLDivElement>(null);
  const last = useRef<{ id: string; index: number }>(undefined);

  // At once: `useLostFocus` around the list then finds the focus in it.
  useLayoutEffect(() => {
    if (last.current === undefined || ids.includes(last.current.id)) {
      return;
    }
    const index = Math.min(last.current.index, ids.length - 1);
    last.current = undefined;
    if (document.activeElement === document.body) {
      const next = list.current?.children[index]?.querySelector<HTMLElement>('a, button');
      (next ?? heading.current)?.focus();
    }
  }, [ids]);

  const remember = (id: string) => {
    last.current = { id, index: ids.indexOf(id) };
  };
  return { list, heading, remember };
}
