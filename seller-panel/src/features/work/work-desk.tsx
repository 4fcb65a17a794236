import { type WorkParcel, type WorkStage, workStages } from '@aaram/shared-domain/work';
import { PanelBox } from '@aaram/shared-panel';
import { usePlatform, useQuery } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { Checkbox } from '@aaram/shared-ui/checkbox';
import { ListBox } from '#lib/list/list-box.tsx';
import type { CardFacts } from '#lib/list/list-facts.ts';
import { useListPage } from '#lib/list/use-list-page.ts';
import { PARCELS_PER_PAGE, workQuery } from '#lib/parcel/work-query.ts';
import { ProofDialog } from '#lib/proof-dialog.tsx';
import * as texts from '#texts/work.ts';
import { BookBar } from './book-bar.tsx';
import { CarrierBox } from './carrier-box.tsx';
import { PrintBar } from './print-bar.tsx';
import { ScanField } from './scan-field.tsx';
import styles from './work-desk.module.css';
import { WorkRow } from './work-row.tsx';
import { stageNames, stageOf } from './work-tabs.tsx';

const nothing: Record<WorkStage, string> = {
  'to-pack': texts.nothingToPack,
  'to-ship': texts.nothingToShip,
  'on-the-way': texts.nothingOnTheWay,
};

const facts: CardFacts<WorkParcel> = {
  filters: [],
  // The tabs and the field of the scanner set them.
  moreFilters: [
    { name: 'tab', label: texts.views, type: workStages.map((value) => ({ value, label: stageNames[value] })) },
    { name: 'order', label: texts.scanOrType, type: 'text' },
  ],
  // What is chosen stays while single orders are scanned.
  selects: { idOf: ({ order }) => order, within: ['tab'] },
  size: PARCELS_PER_PAGE,
  texts: {
    loading: texts.loadingWork,
    notLoaded: texts.workNotLoaded,
    none: ({ filters: { tab, order } }) =>
      order?.[0] === undefined ? nothing[stageOf(tab?.[0])] : texts.notFound(order[0]),
  },
  usePage: ({ filters: { tab, order }, cursor }) =>
    useQuery(workQuery(usePlatform(), { stage: stageOf(tab?.[0]), order: order?.[0] ?? '', cursor })),
};

/** The parcels of one stage, or those of an order that was scanned: chosen, printed, and moved on one by one. */
function Parcels({ stage }: { stage: WorkStage }) {
  const list = useListPage(facts);
  const { selection, address, query } = list;
  const order = address.filters.order?.[0];
  const find = (typed: string) => address.filter('order', typed === '' ? [] : [typed]);
  const found = order === undefined ? undefined : texts.foundOrder(query.data?.items[0]?.number ?? order);
  return (
    <>
      <PanelBox>
        <ScanField onFind={find} />
        {order === undefined ? null : (
          <Button variant="ghost" size="sm" onClick={() => find('')}>
            {texts.backToList}
          </Button>
        )}
      </PanelBox>
      <ListBox list={list} title={found}>
        {(parcels, readAt) => {
          const chosen = parcels.filter(({ order: id }) => selection.isSelected(id));
          return (
            <>
              <div className={styles.head}>
                <Checkbox
                  label={texts.chooseAll}
                  checked={selection.isPageSelected}
                  onChange={() => selection.togglePage()}
                />
                <PrintBar orders={[...new Set(chosen.map(({ order: id }) => id))]}>
                  <BookBar stage={stage} parcels={chosen} />
                </PrintBar>
              </div>
              <ul className={styles.rows}>
                {parcels.map((parcel) => (
                  <WorkRow
                    key={parcel._id}
                    parcel={parcel}
                    now={readAt}
                    isChosen={selection.isSelected(parcel.order)}
                    onChoose={() => selection.toggle(parcel.order)}
                  />
                ))}
              </ul>
            </>
          );
        }}
      </ListBox>
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
