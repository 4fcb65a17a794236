import { Button } from '@aaram/shared-ui/button';
import { IconChevronDown, IconChevronUp } from '@aaram/shared-ui/icon';
import type { useShortList } from './use-short-list.ts';

type ShowAllButtonProps = {
  list: Pick<ReturnType<typeof useShortList>, 'isLong' | 'isOpen' | 'toggle'>;
  /** What the button says while the list is short: 'Show all 7 orders'. */
  all: string;
  /** What it says while the list is whole: 'Show fewer orders'. */
  fewer: string;
};

/** Expands a shortened list and shortens it again; nothing for a short list. */
export function ShowAllButton({ list, all, fewer }: ShowAllButtonProps) {
  const { isLong, isOpen, toggle } = list;
  if (!isLong) {
    return null;
  }
  const Icon = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={toggle}>
      {isOpen ? fewer : all}
      <Icon size={16} />
    </Button>
  );
}
