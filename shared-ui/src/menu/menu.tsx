import { Menu as BaseMenu } from '@base-ui/react/menu';
import { type ComponentProps, type ElementType, type ReactElement, type ReactNode, useState } from 'react';
import { cx } from '#lib/cx.ts';
import { linkTarget } from '#lib/link-target.ts';
import styles from './menu.module.css';

export type MenuItem = {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  onSelect?: (() => void) | undefined;
  /** Makes the item a link. */
  href?: string | undefined;
  danger?: boolean | undefined;
};

export type MenuProps = Omit<ComponentProps<typeof BaseMenu.Popup>, 'children' | 'className'> & {
  /** The button that opens the menu; it gets the menu's props. */
  trigger: ReactElement<Record<string, unknown>>;
  items: readonly MenuItem[];
  linkAs?: ElementType | undefined;
  className?: string | undefined;
};

/** A menu button. Load it with `import()`: it brings the positioning library. */
export function Menu({ trigger, items, linkAs: Link = 'a', className, ...rest }: MenuProps) {
  const [button, setButton] = useState<HTMLElement | null>(null);
  return (
    <BaseMenu.Root modal={false}>
      <BaseMenu.Trigger render={trigger} ref={setButton} />
      {/* While a modal dialog is open the page is inert, so the menu must be inside the dialog. */}
      <BaseMenu.Portal container={button?.closest('dialog') ?? undefined}>
        <BaseMenu.Positioner sideOffset={6} align="end" className={styles.positioner}>
          <BaseMenu.Popup {...rest} className={cx(styles.popup, className)}>
            {items.map(({ id, label, icon, onSelect, href, danger }) =>
              href ? (
                <BaseMenu.LinkItem
                  key={id}
                  className={cx(styles.item, danger && styles.danger)}
                  closeOnClick
                  onClick={onSelect}
                  render={<Link {...linkTarget(Link, href)} />}
                >
                  {icon}
                  {label}
                </BaseMenu.LinkItem>
              ) : (
                <BaseMenu.Item key={id} className={cx(styles.item, danger && styles.danger)} onClick={onSelect}>
                  {icon}
                  {label}
                </BaseMenu.Item>
              ),
            )}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}
