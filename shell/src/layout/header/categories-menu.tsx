import { categories } from '@aaram/shared-domain/catalog';
import { useLocation } from '@aaram/shared-platform';
import { IconChevronDown } from '@aaram/shared-ui/icon';
import { useEffect, useRef } from 'react';
import styles from './categories-menu.module.css';
import { CategoryLink } from './category-link.tsx';

/** Closes a native disclosure on Escape, on a click outside, and when the focus leaves it. */
function closeWhenLeft(menu: HTMLDetailsElement) {
  const close = () => {
    menu.open = false;
  };
  const onPointer = (event: Event) => {
    if (event.target instanceof Node && !menu.contains(event.target)) {
      close();
    }
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && menu.open) {
      close();
      menu.querySelector('summary')?.focus();
    }
  };
  const onFocusOut = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !menu.contains(event.relatedTarget)) {
      close();
    }
  };
  document.addEventListener('pointerdown', onPointer);
  menu.addEventListener('keydown', onKey);
  menu.addEventListener('focusout', onFocusOut);
  return () => {
    document.removeEventListener('pointerdown', onPointer);
    menu.removeEventListener('keydown', onKey);
    menu.removeEventListener('focusout', onFocusOut);
  };
}

/** The categories as a dropdown, for widths from 1024 to 1429 px. A native disclosure: it works before any script. */
export function CategoriesMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const { pathname } = useLocation();
  useEffect(() => (menu.current ? closeWhenLeft(menu.current) : undefined), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is the trigger, not an input
  useEffect(() => {
    menu.current?.removeAttribute('open');
  }, [pathname]);
  return (
    <details ref={menu} className={styles.menu}>
      <summary className={styles.summary}>
        Categories
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
