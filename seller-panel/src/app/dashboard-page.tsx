import { Loading, PanelPage, useMayWork } from '@aaram/shared-panel';
import { usePlatform, useQuery } from '@aaram/shared-platform';
import { ErrorState } from '@aaram/shared-ui/error-state';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import { AttentionList } from '#features/overview/attention-list.tsx';
import { FigureStrip } from '#features/overview/figure-strip.tsx';
import { figuresQuery } from '#features/overview/figures-query.ts';
import { OrdersChart } from '#features/overview/orders-chart.tsx';
import { RecentOrders } from '#features/overview/recent-orders.tsx';
import { TopProducts } from '#features/overview/top-products.tsx';
import { RunningOut, ZeroResultSearches } from '#features/sales/outlook.tsx';
import { SalesBox } from '#features/sales/sales-box.tsx';
import { outlookQuery } from '#features/sales/sales-query.ts';
import { AddProductLink } from '#lib/add-product-link.tsx';
import * as common from '#texts/common.ts';
import * as texts from '#texts/overview.ts';
import * as salesTexts from '#texts/sales.ts';
import styles from './dashboard-page.module.css';

type Figures = ReturnType<typeof useFigures>;

function useFigures() {
  return useQuery(figuresQuery(usePlatform()));
}

function Overview({ figures }: { figures: Figures }) {
  const mayWork = useMayWork();
  if (figures.isLoadingError) {
    return <ErrorState title={texts.figuresNotLoaded} onRetry={() => figures.refetch()} busy={figures.isFetching} />;
  }
  if (figures.isPending) {
    return (
      <Loading label={texts.loadingFigures} className={styles.loading}>
        <Skeleton className={styles.strip} />
        <div className={styles.pair}>
          <Skeleton className={styles.chart} />
          <Skeleton className={styles.chart} />
        </div>
      </Loading>
    );
  }
  return (
    <>
      <FigureStrip figures={figures.data} />
      <div className={styles.pair}>
        {mayWork('orders') ? <OrdersChart perDay={figures.data.ordersPerDay} /> : null}
        <AttentionList
          items={figures.data.needsAttention}
          totalProducts={figures.data.totalProducts}
          now={figures.dataUpdatedAt}
        />
      </div>
    </>
  );
}

/** The newest orders load in parallel with the figures and show even if those fail. */
function Lists({ figures }: { figures: Figures }) {
  const mayWork = useMayWork();
  const orders = mayWork('orders') ? <RecentOrders /> : null;
  if (figures.isLoadingError || !mayWork('catalogue')) {
    return orders;
  }
  return (
    <div className={styles.pair}>
      {orders}
      {figures.isPending ? <Skeleton className={styles.chart} /> : <TopProducts products={figures.data.topProducts} />}
    </div>
  );
}

/** What runs out soon, and which searches of shoppers found nothing. */
function Outlook() {
  const outlook = useQuery(outlookQuery(usePlatform()));
  if (outlook.isLoadingError) {
    return (
      <ErrorState title={salesTexts.outlookNotLoaded} onRetry={() => outlook.refetch()} busy={outlook.isFetching} />
    );
  }
  if (outlook.isPending) {
    return (
      <Loading label={salesTexts.loadingOutlook}>
        <Skeleton className={styles.chart} />
      </Loading>
    );
  }
  return (
    <div className={styles.pair}>
      <RunningOut sizes={outlook.data.runningOut} />
      <ZeroResultSearches searches={outlook.data.soughtInVain} />
    </div>
  );
}

export function DashboardPage() {
  const figures = useFigures();
  const mayWork = useMayWork();
  return (
    <PanelPage title={common.dashboard} actions={mayWork('catalogue') ? <AddProductLink isShort /> : null}>
      <Overview figures={figures} />
      {mayWork('owner') ? (
        <>
          <SalesBox />
          <Outlook />
        </>
      ) : null}
      <Lists figures={figures} />
    </PanelPage>
  );
}
