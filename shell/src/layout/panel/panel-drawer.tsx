import { Drawer } from '@aaram/shared-ui/drawer';
import * as texts from '#texts/common.ts';
import { PanelFoot } from './panel-foot.tsx';
import { PanelNav } from './panel-nav.tsx';

type PanelDrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  storeUrl: string | undefined;
};

/** The panel's side bar on phones. */
export function PanelDrawer({ open, onOpenChange, storeUrl }: PanelDrawerProps) {
  return (
    <Drawer open={open} onOpenChange={onOpenChange} side="left" title={texts.sellerPanel} footer={<PanelFoot />}>
      <PanelNav storeUrl={storeUrl} onLeave={() => onOpenChange(false)} />
    </Drawer>
  );
}
