import { pages } from '@aaram/shared-domain/contract';
import { type WorkStage, workStages } from '@aaram/shared-domain/work';
import { Link, usePlatform, useQuery, useSearchParams } from '@aaram/shared-platform';
import { workCountsQuery } from '#lib/parcel/work-query.ts';
import * as texts from '#texts/work.ts';
import styles from './work-tabs.module.css';

export const stageNames: Record<WorkStage, string> = {
  'to-pack': texts.toPack,
  'to-ship': texts.toShip,
  'on-the-way': texts.onTheWay,
};

/** The stage of this name; the first one for every other text. */
export const stageOf = (name: string | undefined): WorkStage => workStages.find((stage) => stage === name) ?? 'to-pack';

/** The stage that the address names; none for the list of all orders. */
export function useStage(): WorkStage | undefined {
  const [params] = useSearchParams();
  return workStages.find((stage) => stage === params.get('tab'));
}

/** Links to the views of orders, each with how many wait in it; `isReturns` on the page of returns. */
export function WorkTabs({ isReturns = false }: { isReturns?: boolean }) {
  const current = useStage();
  const counts = useQuery(workCountsQuery(usePlatform())).data;
  const name = (text: string, count: number | undefined) =>
    count === undefined ? text : texts.tabWithCount(text, count);
  const tabs = [
    { to: pages.adminOrders(), text: texts.all, isCurrent: !isReturns && current === undefined },
    ...workStages.map((stage) => ({
      to: `${pages.adminOrders()}?tab=${stage}`,
      text: name(stageNames[stage], counts?.[stage]),
      isCurrent: current === stage,
    })),
    { to: pages.adminReturns(), text: name(texts.returns, counts?.returns), isCurrent: isReturns },
  ];
  return (
    <nav aria-label={texts.views} className={styles.tabs}>
      {tabs.map(({ to, text, isCurrent }) => (
        <Link key={to} to={to} aria-current={isCurrent ? 'page' : undefined} className={styles.tab}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
