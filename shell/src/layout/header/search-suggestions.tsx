import type { Suggestion } from '@aaram/shared-domain/catalog';
import { pages } from '@aaram/shared-domain/contract';
import { formatRupees, paiseFromRupees } from '@aaram/shared-domain/money';
import { writePaid } from '@aaram/shared-domain/pricing';
import { Link, useNavigate, usePriceRule } from '@aaram/shared-platform';
import { Picture } from '@aaram/shared-ui/picture';
import { VisuallyHidden } from '@aaram/shared-ui/visually-hidden';
import { useEffect, useEffectEvent, useState } from 'react';
import * as texts from '#texts/search.ts';
import styles from './search-suggestions.module.css';
import { useSuggestions } from './use-suggestions.ts';

export type ListState = { isOpen: boolean; activeId: string | undefined };

export type SearchSuggestionsProps = {
  /** The search field, which the form renders. */
  input: HTMLInputElement;
  listId: string;
  /** Reports what the field must announce: whether the list is open, and which suggestion is active. */
  onListChange: (state: ListState) => void;
};

const sayCount = (count: number) => (count === 0 ? texts.noSuggestions : texts.suggestionsFound(count));

/** Listens on the existing field, which must not be rendered again. */
function useFieldEvents(
  input: HTMLInputElement,
  handlers: { onInput: () => void; onKey: (event: KeyboardEvent) => void; onLeave: () => void },
) {
  const onInput = useEffectEvent(handlers.onInput);
  const onKey = useEffectEvent(handlers.onKey);
  const onLeave = useEffectEvent(handlers.onLeave);
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const isInside = (target: EventTarget | null) => target instanceof Node && input.form?.contains(target) === true;
    input.addEventListener('input', () => onInput(), { signal });
    input.addEventListener('focus', () => onInput(), { signal });
    input.addEventListener('keydown', (event) => onKey(event), { signal });
    input.addEventListener('blur', (event) => isInside(event.relatedTarget) || onLeave(), { signal });
    document.addEventListener('pointerdown', (event) => isInside(event.target) || onLeave(), { signal });
    // No listener heard what was typed between the first render and this effect.
    if (document.activeElement === input) {
      onInput();
    } else {
      onLeave();
    }
    return () => abort.abort();
  }, [input]);
}

/** The suggestions under the search field: a listbox for the arrow keys, while the focus stays in the field. */
export function SearchSuggestions({ input, listId, onListChange }: SearchSuggestionsProps) {
  const navigate = useNavigate();
  const rule = usePriceRule();
  const [typed, setTyped] = useState(input.value);
  const [isWanted, setIsWanted] = useState(true);
  const [active, setActive] = useState(-1);
  const { suggestions, isSettled } = useSuggestions(typed);
  const isOpen = isWanted && suggestions.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;
  const activeId = isOpen && active >= 0 && active < suggestions.length ? optionId(active) : undefined;

  useEffect(() => onListChange({ isOpen, activeId }), [isOpen, activeId, onListChange]);

  const finish = () => {
    input.value = '';
    setTyped('');
    setActive(-1);
    setIsWanted(false);
    input.blur();
  };
  const walk = (step: 1 | -1) => {
    setIsWanted(true);
    // One position more than there are suggestions: the field itself.
    const places = suggestions.length + 1;
    setActive((now) => ((Math.min(now, suggestions.length - 1) + 1 + step + places) % places) - 1);
  };
  const choose = (suggestion: Suggestion) => {
    finish();
    void navigate(pages.product(suggestion));
  };
  const onKey = (event: KeyboardEvent) => {
    const chosen = activeId === undefined ? undefined : suggestions[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      walk(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      choose(chosen);
    } else if (event.key === 'Escape' && isOpen) {
      // The first Escape closes the list and keeps the text; the next one is left to the field.
      event.preventDefault();
      setIsWanted(false);
      setActive(-1);
    }
  };
  useFieldEvents(input, {
    onInput: () => {
      setTyped(input.value);
      setActive(-1);
      setIsWanted(true);
    },
    onKey,
    onLeave: () => setIsWanted(false),
  });

  return (
    <>
      <VisuallyHidden role="status">{isWanted && isSettled ? sayCount(suggestions.length) : ''}</VisuallyHidden>
      <div id={listId} role="listbox" aria-label={texts.suggestions} hidden={!isOpen} className={styles.list}>
        {suggestions.map((suggestion, index) => (
          <Link
            key={suggestion._id}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            to={pages.product(suggestion)}
            className={styles.option}
            onClick={finish}
          >
            <span className={styles.media}>
              {suggestion.image ? <Picture src={suggestion.image} alt="" sizes="40px" /> : null}
            </span>
            <span className={styles.text}>
              <span className={styles.name}>{suggestion.name}</span>
              <span className={styles.meta}>
                {suggestion.brand ? `${suggestion.brand} · ${suggestion.category}` : suggestion.category}
              </span>
            </span>
            <span className={styles.price}>
              {formatRupees(suggestion.price)}
              <span className={styles.meta}>{writePaid(paiseFromRupees(suggestion.price), rule)}</span>
            </span>
          </Link>
        ))}
      </div>
    </>
  );
}
