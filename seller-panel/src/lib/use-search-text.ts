import { tidySearchText } from '@aaram/shared-domain/catalog';
import { useSearchParams } from '@aaram/shared-platform';
import { useEffect, useState } from 'react';

const WAIT_MS = 300;

/** A search box whose text goes into `?q=` once typing pauses, so that a search can be linked to and reloaded. */
export function useSearchText() {
  const [params, setParams] = useSearchParams();
  const applied = tidySearchText(params.get('q') ?? '');
  const [text, setText] = useState(applied);
  const [seen, setSeen] = useState(applied);
  if (seen !== applied) {
    setSeen(applied);
    // Somebody else changed the address: follow it. Our own change only lacks the spaces around.
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
  return { text, setText, applied };
}

/** The same search parameters with one set, or taken out when it is empty. */
export function withParam(before: URLSearchParams, name: string, value: string): URLSearchParams {
  const after = new URLSearchParams(before);
  if (value === '') {
    after.delete(name);
  } else {
    after.set(name, value);
  }
  return after;
}
