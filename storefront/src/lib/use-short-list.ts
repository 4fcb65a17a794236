import { useState } from 'react';

/**
 * The first `few` items of a long list until all are requested. Items that `stays` accepts always show: the chosen one,
 * or one that needs an answer. A list only one longer than `few` is not shortened.
 */
export function useShortList<Item>(items: readonly Item[], few: number, stays?: (item: Item) => boolean) {
  const [isOpen, setOpen] = useState(false);
  const isLong = items.length > few + 1;
  const shown = isOpen || !isLong ? items : items.filter((item, index) => index < few || stays?.(item));
  return { shown, isLong, isOpen, toggle: () => setOpen(!isOpen) };
}
