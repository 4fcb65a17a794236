import { categories, type SearchLink, type Suggestion } from '@aaram/shared-domain/catalog';
import { pages } from '@aaram/shared-domain/contract';
import { formatRupees, paiseFromRupees } from '@aaram/shared-domain/money';
import { writePaid } from '@aaram/shared-domain/pricing';
import type { PriceRule } from '@aaram/shared-domain/tax';
import { Link, useNavigate, usePriceRule } from '@aaram/shared-platform';
import { Picture } from '@aaram/shared-ui/picture';
import { VisuallyHidden } from '@aaram/shared-ui/visually-hidden';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
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

/** The search within a category, as a list with that filter. */
const toLinkHref = ({ q, category }: SearchLink) => `/search?${new URLSearchParams({ q, category })}`;

function InCategory({ link: { q, category, count } }: { link: SearchLink }) {
  return (
    <span className={styles.text}>
      <span className={styles.name}>{texts.inCategory(q, category)}</span>{' '}
      <span className={styles.meta}>{texts.countProducts(count)}</span>
    </span>
  );
}

function ProductLine({ suggestion, rule }: { suggestion: Suggestion; rule: PriceRule }) {
  const { image, name, brand, category, price } = suggestion;
  return (
    <>
      <span className={styles.media}>{image ? <Picture src={image} alt="" sizes="40px" /> : null}</span>
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.meta}>{brand ? `${brand} · ${category}` : category}</span>
      </span>
      <span className={styles.price}>
        {formatRupees(price)}
        <span className={styles.meta}>{writePaid(paiseFromRupees(price), rule)}</span>
      </span>
    </>
  );
}

type OptionProps = { id: string; href: string; isActive: boolean; onClick: () => void; children: ReactNode };

function Option({ id, href, isActive, onClick, children }: OptionProps) {
  return (
    <Link
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      to={href}
      className={styles.option}
      onClick={onClick}
    >
      {children}
    </Link>
  );
}

/** What is said when nothing is near: the shelves of the store are one tap away. */
function NothingNear({ typed, onLeave }: { typed: string; onLeave: () => void }) {
  return (
    <div className={styles.list}>
      <p className={styles.nothing}>{texts.nothingFor(typed)}</p>
      <p className={styles.shelves}>
        {categories.map(({ slug, label }) => (
          <Link key={slug} to={pages.category(slug)} className={styles.shelf} onClick={onLeave}>
            {label}
          </Link>
        ))}
      </p>
    </div>
  );
}

/** The suggestions under the search field: a listbox for the arrow keys, while the focus stays in the field. */
export function SearchSuggestions({ input, listId, onListChange }: SearchSuggestionsProps) {
  const navigate = useNavigate();
  const rule = usePriceRule();
  const [typed, setTyped] = useState(input.value);
  const [isWanted, setIsWanted] = useState(true);
  const [active, setActive] = useState(-1);
  const { suggestions, links, isSettled } = useSuggestions(typed);
  // Links first, then products: one list for the arrow keys.
  const hrefs = [...links.map(toLinkHref), ...suggestions.map((one) => pages.product(one))];
  const isOpen = isWanted && hrefs.length > 0;
  const hasNothing = isWanted && isSettled && hrefs.length === 0;
  const optionId = (index: number) => `${listId}-${index}`;
  const activeId = isOpen && active >= 0 && active < hrefs.length ? optionId(active) : undefined;

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
    // One position more than there are options: the field itself.
    const slots = hrefs.length + 1;
    setActive((now) => ((Math.min(now, hrefs.length - 1) + 1 + step + slots) % slots) - 1);
  };
  const choose = (href: string) => {
    finish();
    void navigate(href);
  };
  const onKey = (event: KeyboardEvent) => {
    const chosen = activeId === undefined ? undefined : hrefs[active];
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
      <VisuallyHidden role="status">{isWanted && isSettled ? sayCount(hrefs.length) : ''}</VisuallyHidden>
      {hasNothing ? <NothingNear typed={typed.trim()} onLeave={finish} /> : null}
      <div id={listId} role="listbox" aria-label={texts.suggestions} hidden={!isOpen} className={styles.list}>
        {hrefs.map((href, index) => {
          const link = links[index];
          const suggestion = suggestions[index - links.length];
          return (
            <Option key={href} id={optionId(index)} href={href} isActive={index === active} onClick={finish}>
              {link ? <InCategory link={link} /> : null}
              {suggestion ? <ProductLine suggestion={suggestion} rule={rule} /> : null}
            </Option>
          );
        })}
      </div>
    </>
  );
}
