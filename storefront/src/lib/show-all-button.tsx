import { Button } from '@aaram/shared-ui/button';
import { IconChevronDown, IconChevronUp } from '@aaram/shared-ui/icon';
import * as texts from '#texts/show-all-button.ts';
import type { useShortList } from './use-short-list.ts';

type ShowAllButtonProps = {
  list: Pick<ReturnType<typeof useShortList>, 'isLong' | 'isOpen' | 'toggle'>;
  /** Length of the whole list. */
  count: number;
  /** Name of the items: 'orders'. */
  noun: string;
};

/** Expands a shortened list and shortens it again; nothing for a short list. */
export function ShowAllButton({ list, count, noun }: ShowAllButtonProps) {
  const { isLong, isOpen, toggle } = list;
  if (!isLong) {
    return null;
  }
  const Icon = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={toggle}>
      {isOpen ? texts.showFewerNoun(noun) : texts.showAllCountNoun(count, noun)}
      <Icon size={16} />
    </Button>
  );
}
