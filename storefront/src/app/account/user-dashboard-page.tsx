import { useLocation, useSearchParams } from '@aaram/shared-platform';
import { type ComponentType, lazy, Suspense } from 'react';
import { AddressesPanel } from '#features/account/addresses/addresses-panel.tsx';
import { CreditsPanel } from '#features/account/credits/credits-panel.tsx';
import { DashboardFrame, type DashboardTab, readTab } from '#features/account/dashboard-frame.tsx';
import { MessagesPanel } from '#features/account/messages/messages-panel.tsx';
import { ProfilePanel } from '#features/account/profile-panel.tsx';
import { SecurityPanel } from '#features/account/security/security-panel.tsx';
import { useRenewedSession } from '#features/account/security/use-security.ts';
import { MyOrders } from '#features/orders/my-orders.tsx';
import { renderLineActions } from '../orders/line-actions.tsx';

const MyDataPanel = lazy(async () => ({
  default: (await import('#features/account/my-data/my-data-panel.tsx')).MyDataPanel,
}));

const panels: Record<DashboardTab, ComponentType> = {
  profile: ProfilePanel,
  addresses: AddressesPanel,
  myorders: () => <MyOrders renderLineOf={renderLineActions} />,
  messages: MessagesPanel,
  credits: CreditsPanel,
  security: SecurityPanel,
  mydata: MyDataPanel,
};

/** The shopper's dashboard. The URL names the tab; a link without one may name it in its state. */
export function UserDashboardPage() {
  useRenewedSession();
  const [search] = useSearchParams();
  const { state } = useLocation();
  const tab = readTab(search.get('tab') ?? state?.tab);
  const Panel = panels[tab];
  return (
    <DashboardFrame tab={tab}>
      <Suspense>
        <Panel />
      </Suspense>
    </DashboardFrame>
  );
}
