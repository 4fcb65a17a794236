import { useLocation } from '@aaram/shared-platform';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { focusFollowedLink, keepFollowedLinks } from './focus-memory.ts';
import { enterPage, keepScrollPositions, restoreScroll, scrollToStart } from './scroll-memory.ts';

function showHash(hash: string): boolean {
  try {
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    target?.scrollIntoView();
    return target !== null;
  } catch {
    // Not an encoded text, as in '#100%': it names no part of the page.
    return false;
  }
}

/** A new page starts at its top; back and forward return to where the page was left (product-rules.md#page-change). */
export function useScrollOnNavigation(): void {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ key, pathname });
  useEffect(() => keepScrollPositions(), []);
  useLayoutEffect(() => {
    const last = shown.current;
    shown.current = { key, pathname };
    enterPage(key);
    if (last.key === key) {
      return;
    }
    if (type === 'POP') {
      restoreScroll(key);
    } else if (!showHash(hash) && last.pathname !== pathname) {
      scrollToStart();
    }
  }, [key, pathname, hash, type]);
}

/**
 * Moves the focus to the main landmark after a change of page, unless the page has taken it; back and forward return to
 * the link by which the page was left (product-rules.md#page-change). Returns the new page's title for the announcement;
 * empty for the first page, which the browser announces itself.
 */
export function useFocusOnNavigation(): string {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  const visit = useRef(key);
  useEffect(() => keepFollowedLinks(() => visit.current), []);
  const [title, setTitle] = useState('');
  useEffect(() => {
    visit.current = key;
    if (shown.current === pathname) {
      return;
    }
    shown.current = pathname;
    const main = document.getElementById('main');
    const { activeElement } = document;
    if (main && (activeElement === main || !main.contains(activeElement))) {
      main.focus({ preventScroll: true });
      if (type === 'POP') {
        focusFollowedLink(key);
      }
    }
    setTitle(document.title);
  }, [key, pathname, type]);
  return title;
}
