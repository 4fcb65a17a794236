import { useState } from 'react';

/**
 * The first `few` of a long list until all are asked for. What `stays` accepts shows in any case: what is chosen, what
 * needs an answer. One more than `few` is not worth a button.
 */
export function useShortList<Item>(items: readonly Item[], few: number, stays?: (item: Item) => boolean) {
  const [isOpen, setOpen] = useState(false);
  const isLong = items.length > few + 1;
  const shown = isOpen || !isLong ? items : items.filter((item, index) => index < few || stays?.(item));
  return { shown, isLong, isOpen, toggle: () => setOpen(!isOpen) };
}
