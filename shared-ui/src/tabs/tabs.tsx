import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useDirection } from '#lib/use-direction.ts';
import styles from './tabs.module.css';

export type TabItem = { id: string; label: ReactNode; content: ReactNode; disabled?: boolean | undefined };

export type TabsProps = Omit<ComponentProps<'div'>, 'onChange' | 'children' | 'defaultValue'> & {
  /** Accessible name of the row of tabs. */
  label: string;
  items: readonly TabItem[];
  /** The open tab, when the parent controls it. */
  value?: string | undefined;
  /** The tab that is open at first. @default the first */
  defaultValue?: string | undefined;
  onChange?: ((id: string) => void) | undefined;
};

/** Tabs; arrow keys, Home and End move and open. Renders only the open panel. */
export function Tabs(props: TabsProps) {
  const { label, items, value, defaultValue, onChange, ...rest } = props;
  const [ownValue, setOwnValue] = useState(defaultValue ?? items[0]?.id);
  const [list, setList] = useState<HTMLElement | null>(null);
  function select(id: string) {
    setOwnValue(id);
    onChange?.(id);
  }
  return (
    <DirectionProvider direction={useDirection(list)}>
      <BaseTabs.Root {...rest} value={value ?? ownValue ?? null} onValueChange={select}>
        <BaseTabs.List ref={setList} aria-label={label} className={styles.list} activateOnFocus>
          {items.map(({ id, label: text, disabled }) => (
            <BaseTabs.Tab key={id} value={id} disabled={disabled} className={styles.tab}>
              {text}
            </BaseTabs.Tab>
          ))}
        </BaseTabs.List>
        {items.map(({ id, content }) => (
          <BaseTabs.Panel key={id} value={id} className={styles.panel}>
            {content}
          </BaseTabs.Panel>
        ))}
      </BaseTabs.Root>
    </DirectionProvider>
  );
}
