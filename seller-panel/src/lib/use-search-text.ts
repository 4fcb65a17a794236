import { tidySearchText } from '@aaram/shared-domain/catalog';
import { useSearchParams } from '@aaram/shared-platform';
import { useEffect, useMemo, useState } from 'react';

const WAIT_MS = 300;

/** A search box whose text goes into `?q=` after a pause in typing, so that links and reloads keep the search. */
export function useSearchText() {
  const [params, setParams] = useSearchParams();
  const applied = tidySearchText(params.get('q') ?? '');
  const [text, setText] = useState(applied);
  const [seen, setSeen] = useState(applied);
  if (seen !== applied) {
    setSeen(applied);
    // The URL was changed elsewhere: take its text. After typing here they differ only in outer spaces.
    if (tidySearchText(text) !== applied) {
      setText(applied);
    }
  }
  useEffect(() => {
    if (tidySearchText(text) === applied) {
      return;
    }
    const timer = setTimeout(() => {
      setParams((before) => withParam(before, 'q', tidySearchText(text)), { replace: true, preventScrollReset: true });
    }, WAIT_MS);
    return () => clearTimeout(timer);
  }, [text, applied, setParams]);
  return useMemo(() => ({ text, setText, applied }), [text, applied]);
}

/** The same search parameters with one set, or removed when its value is empty; another list begins at its first page. */
export function withParam(before: URLSearchParams, name: string, value: string): URLSearchParams {
  const after = new URLSearchParams(before);
  after.delete('cursor');
  after.delete('first');
  if (value === '') {
    after.delete(name);
  } else {
    after.set(name, value);
  }
  return after;
}
