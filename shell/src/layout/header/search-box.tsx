import { pages } from '@aaram/shared-domain/contract';
import { useNavigate } from '@aaram/shared-platform';
import { IconSearch } from '@aaram/shared-ui/icon';
import { type ComponentType, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import * as texts from '#texts/layout.ts';
import styles from './search-box.module.css';
import type { ListState, SearchSuggestionsProps } from './search-suggestions.tsx';

const closed: ListState = { isOpen: false, activeId: undefined };

/** Loaded with the first focus; when that fails, the plain search form remains. */
async function loadSuggestions() {
  return (await import(/* webpackChunkName: "search" */ './search-suggestions.tsx')).SearchSuggestions;
}

/**
 * The search field. The server sends it as a plain form to /search; the first focus loads the suggestions. The input is
 * never replaced or controlled, so that text typed before the script loads stays.
 */
export function SearchBox() {
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const navigate = useNavigate();
  const [Suggestions, setSuggestions] = useState<ComponentType<SearchSuggestionsProps> | null>(null);
  const [list, setList] = useState(closed);

  const enhance = () => {
    loadSuggestions().then((loaded) => setSuggestions(() => loaded), console.error);
  };
  useEffect(() => {
    // The visitor may have focused the field before the script ran.
    if (document.activeElement === input.current) {
      loadSuggestions().then((loaded) => setSuggestions(() => loaded), console.error);
    }
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const query = input.current?.value.trim() ?? '';
    if (query === '') {
      input.current?.focus();
      return;
    }
    setList(closed);
    input.current?.blur();
    void navigate(pages.search(query));
  };

  return (
    <search className={styles.search}>
      <form action="/search" method="get" onSubmit={submit}>
        <label className={styles.box}>
          <IconSearch className={styles.icon} />
          <input
            ref={input}
            type="search"
            name="q"
            aria-label={texts.searchProducts}
            placeholder={texts.searchExamples}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={list.isOpen}
            aria-controls={list.isOpen ? listId : undefined}
            aria-activedescendant={list.activeId}
            className={styles.input}
            onFocus={enhance}
          />
        </label>
        {Suggestions && input.current ? (
          <Suggestions input={input.current} listId={listId} onListChange={setList} />
        ) : null}
      </form>
    </search>
  );
}
