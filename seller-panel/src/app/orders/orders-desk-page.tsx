import { PanelPage } from '@aaram/shared-panel';
import { lazy, Suspense } from 'react';
import { useStage, WorkTabs } from '#features/work/work-tabs.tsx';
import * as common from '#texts/common.ts';
import { OrdersPage } from './orders-page.tsx';

const WorkDesk = lazy(async () => ({
  default: (await import(/* webpackChunkName: "work-desk" */ '#features/work/work-desk.tsx')).WorkDesk,
}));

/** Orders as work by the stage in the address, or the list of all orders. */
export function OrdersDeskPage() {
  const stage = useStage();
  if (stage === undefined) {
    return <OrdersPage tabs={<WorkTabs />} />;
  }
  return (
    <PanelPage title={common.allOrders}>
      <WorkTabs />
      <Suspense>
        <WorkDesk key={stage} stage={stage} />
      </Suspense>
    </PanelPage>
  );
}
