import { Drawer } from '@aaram/shared-ui/drawer';
import { PanelNav } from './panel-nav.tsx';

type PanelDrawerProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** The side bar of phones. */
export function PanelDrawer({ open, onOpenChange }: PanelDrawerProps) {
  return (
    <Drawer open={open} onOpenChange={onOpenChange} side="left" title="Seller Panel">
      <PanelNav onLeave={() => onOpenChange(false)} />
    </Drawer>
  );
}
