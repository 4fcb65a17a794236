import { Drawer, type DrawerProps } from '#drawer/index.ts';

export type SheetProps = Omit<DrawerProps, 'side'>;

/** A drawer from the bottom of the screen, near the thumb: for choices on phones. */
export function Sheet(props: SheetProps) {
  return <Drawer {...props} side="bottom" />;
}
