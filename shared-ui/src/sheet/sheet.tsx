import { Drawer, type DrawerProps } from '#drawer/index.ts';

export type SheetProps = Omit<DrawerProps, 'side'>;

/** A drawer from the foot of the screen, where the thumb is: for choosing on phones. */
export function Sheet(props: SheetProps) {
  return <Drawer {...props} side="bottom" />;
}
