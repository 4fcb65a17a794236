import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { cx } from '#lib/cx.ts';
import styles from './tabs.module.css';

export type TabItem = { id: string; label: ReactNode; content: ReactNode };

export type TabsProps = Omit<ComponentProps<'div'>, 'onChange' | 'children'> & {
  /** Names the row of tabs. */
  label: string;
  items: readonly TabItem[];
  /** Open tab, when the parent decides. */
  value?: string | undefined;
  /** Open tab at first. @default the first */
  defaultValue?: string | undefined;
  onChange?: ((id: string) => void) | undefined;
};

const moves: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs; arrow keys, Home and End move and open. Only the open panel is rendered. */
export function Tabs(props: TabsProps) {
  const { label, items, value, defaultValue, onChange, className, ...rest } = props;
  const [ownValue, setOwnValue] = useState(defaultValue ?? items[0]?.id);
  const baseId = useId();
  const active = items.find((item) => item.id === (value ?? ownValue)) ?? items[0];

  function select(id: string) {
    setOwnValue(id);
    onChange?.(id);
  }
  function handleKeyDown(event: KeyboardEvent<HTMLButtonElement>, index: number) {
    const next = items[moves[event.key]?.(index, items.length) ?? -1];
    if (next) {
      event.preventDefault();
      select(next.id);
      document.getElementById(`${baseId}-${next.id}-tab`)?.focus();
    }
  }

  return (
    <div {...rest} className={className}>
      <div role="tablist" aria-label={label} className={styles.list}>
        {items.map((item, index) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${baseId}-${item.id}-tab`}
            className={styles.tab}
            aria-selected={item === active}
            aria-controls={item === active ? `${baseId}-panel` : undefined}
            tabIndex={item === active ? 0 : -1}
            onClick={() => select(item.id)}
            onKeyDown={(event) => handleKeyDown(event, index)}
          >
            {item.label}
          </button>
        ))}
      </div>
      {active ? (
        <div
          role="tabpanel"
          id={`${baseId}-panel`}
          aria-labelledby={`${baseId}-${active.id}-tab`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must be reachable to be read
          tabIndex={0}
          className={cx(styles.panel)}
        >
          {active.content}
        </div>
      ) : null}
    </div>
  );
}
