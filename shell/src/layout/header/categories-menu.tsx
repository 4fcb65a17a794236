import { categories } from '@aaram/shared-domain/catalog';
import { useLocation } from '@aaram/shared-platform';
import { IconChevronDown } from '@aaram/shared-ui/icon';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import * as texts from '#texts/common.ts';
import styles from './categories-menu.module.css';
import { CategoryLink } from './category-link.tsx';

/** Closes a native disclosure on a click or focus outside it. */
function closeWhenLeft(menu: HTMLDetailsElement) {
  const gone = new AbortController();
  for (const event of ['pointerdown', 'focusin']) {
    document.addEventListener(
      event,
      ({ target }) => {
        if (target instanceof Node && !menu.contains(target)) {
          menu.open = false;
        }
      },
      gone,
    );
  }
  return () => gone.abort();
}

/** Closes the menu on Escape and moves the focus to its summary. */
function closeOnEscape({ key, currentTarget: menu }: KeyboardEvent<HTMLDetailsElement>) {
  if (key === 'Escape' && menu.open) {
    menu.open = false;
    menu.querySelector('summary')?.focus();
  }
}

/** The categories as a dropdown, for widths from 1024 to 1429 px. A native disclosure works before any script. */
export function CategoriesMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const { pathname } = useLocation();
  useEffect(() => (menu.current ? closeWhenLeft(menu.current) : undefined), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is the trigger, not an input
  useEffect(() => {
    menu.current?.removeAttribute('open');
  }, [pathname]);
  return (
    <details ref={menu} className={styles.menu} onKeyDown={closeOnEscape}>
      <summary className={styles.summary}>
        {texts.categories}
        <IconChevronDown size={16} className={styles.chevron} />
      </summary>
      <ul className={styles.list}>
        {categories.map(({ slug, label }) => (
          <li key={slug}>
            <CategoryLink slug={slug} label={label} />
          </li>
        ))}
      </ul>
    </details>
  );
}
