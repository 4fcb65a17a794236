import type { WorkStage } from '@aaram/shared-domain/work';
import { Loading, Pager, PanelBox, useCursorPages } from '@aaram/shared-panel';
import { usePlatform, useQuery, useSearchParams } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { Checkbox } from '@aaram/shared-ui/checkbox';
import { EmptyState } from '@aaram/shared-ui/empty-state';
import { ErrorState } from '@aaram/shared-ui/error-state';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import { useState } from 'react';
import { PARCELS_PER_PAGE, workQuery } from '#lib/parcel/work-query.ts';
import { ProofDialog } from '#lib/proof-dialog.tsx';
import { withParam } from '#lib/use-search-text.ts';
import * as texts from '#texts/work.ts';
import { BookBar } from './book-bar.tsx';
import { CarrierBox } from './carrier-box.tsx';
import { PrintBar } from './print-bar.tsx';
import { ScanField } from './scan-field.tsx';
import styles from './work-desk.module.css';
import { WorkRow } from './work-row.tsx';

const nothing: Record<WorkStage, string> = {
  'to-pack': texts.nothingToPack,
  'to-ship': texts.nothingToShip,
  'on-the-way': texts.nothingOnTheWay,
};

/** The parcels of one stage, or those of an order that was scanned: chosen, printed, and moved on one by one. */
function Parcels({ stage }: { stage: WorkStage }) {
  const [params, setParams] = useSearchParams();
  const order = params.get('order') ?? '';
  const cursorPages = useCursorPages(`${stage} ${order}`);
  const work = useQuery(workQuery(usePlatform(), { stage, order, cursor: cursorPages.cursor }));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const find = (typed: string) =>
    setParams((before) => withParam(before, 'order', typed), { replace: true, preventScrollReset: true });

  const parcels = work.data?.items ?? [];
  const shown = parcels.filter(({ order: id }) => chosen.has(id));
  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosen((before) => {
      const after = new Set(before);
      for (const id of ids) {
        if (isChosen) after.add(id);
        else after.delete(id);
      }
      return after;
    });

  let content: React.ReactNode;
  if (work.isLoadingError) {
    content = <ErrorState title={texts.workNotLoaded} onRetry={() => work.refetch()} busy={work.isFetching} />;
  } else if (work.data === undefined) {
    content = (
      <Loading label={texts.loadingWork}>
        <Skeleton lines={6} />
      </Loading>
    );
  } else if (parcels.length === 0) {
    content = <EmptyState role="status" title={order === '' ? nothing[stage] : texts.notFound(order)} />;
  } else {
    content = (
      <>
        <div className={styles.head}>
          <Checkbox
            label={texts.chooseAll}
            checked={shown.length === parcels.length}
            onChange={(event) =>
              choose(
                parcels.map(({ order: id }) => id),
                event.currentTarget.checked,
              )
            }
          />
          <PrintBar orders={[...new Set(shown.map(({ order: id }) => id))]}>
            <BookBar stage={stage} parcels={shown} />
          </PrintBar>
        </div>
        <ul className={styles.rows} aria-busy={work.isPlaceholderData || undefined}>
          {parcels.map((parcel) => (
            <WorkRow
              key={parcel._id}
              parcel={parcel}
              now={work.dataUpdatedAt}
              isChosen={chosen.has(parcel.order)}
              onChoose={(isChosen) => choose([parcel.order], isChosen)}
            />
          ))}
        </ul>
      </>
    );
  }
  return (
    <>
      <PanelBox>
        <ScanField onFind={find} />
        {order === '' ? null : (
          <Button variant="ghost" size="sm" onClick={() => find('')}>
            {texts.backToList}
          </Button>
        )}
      </PanelBox>
      <PanelBox title={order === '' ? undefined : texts.foundOrder(parcels[0]?.number ?? order)}>
        {content}
        {work.data === undefined || work.data.total <= PARCELS_PER_PAGE ? null : (
          <Pager
            pages={cursorPages}
            size={PARCELS_PER_PAGE}
            shown={parcels.length}
            total={work.data.total}
            nextCursor={work.data.nextCursor}
          />
        )}
      </PanelBox>
      <ProofDialog />
    </>
  );
}

/** A stage of the work; where parcels are sent, also the carrier that fetches them. */
export function WorkDesk({ stage }: { stage: WorkStage }) {
  return (
    <>
      <Parcels stage={stage} />
      {stage === 'to-ship' ? <CarrierBox /> : null}
    </>
  );
}
