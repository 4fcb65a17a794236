import { LOW_STOCK } from '@aaram/shared-domain/catalog';
import { adminPages, type PanelFigures, pages } from '@aaram/shared-domain/contract';
import { PanelBox } from '@aaram/shared-panel';
import { Link } from '@aaram/shared-platform';
import { ButtonLink } from '@aaram/shared-ui/button';
import {
  IconAlert,
  IconCard,
  IconExchange,
  IconImageOff,
  IconMessage,
  IconPackage,
  IconRefresh,
  IconShirt,
  IconStarOutline,
  IconTruck,
} from '@aaram/shared-ui/icon';
import * as common from '#texts/common.ts';
import * as texts from '#texts/overview.ts';
import styles from './attention-list.module.css';

type Task = PanelFigures['needsAttention'][number];
type Matter = {
  Icon: typeof IconAlert;
  text: (count: number) => string;
  why: string;
  action: string;
  href: string;
};

const matters: Record<Task['kind'], Matter> = {
  disputes: {
    Icon: IconCard,
    text: texts.disputesToAnswer,
    why: texts.disputesAnswered,
    action: texts.view,
    href: adminPages.accounts(),
  },
  held: {
    Icon: IconAlert,
    text: texts.ordersOnHold,
    why: texts.heldMeans,
    action: texts.view,
    href: `${pages.adminOrders()}?hold=yes`,
  },
  returns: {
    Icon: IconExchange,
    text: texts.returnsToWorkOn,
    why: texts.returnsAnswered,
    action: texts.workOn,
    href: pages.adminReturns(),
  },
  complaints: {
    Icon: IconMessage,
    text: texts.complaintsToAnswer,
    why: texts.complaintsSettled,
    action: texts.answer,
    href: pages.adminGrievances(),
  },
  'to-ship': {
    Icon: IconPackage,
    text: texts.ordersToShip,
    why: texts.paidInProcessing,
    action: texts.ship,
    href: `${pages.adminOrders()}?status=Processing`,
  },
  parcels: {
    Icon: IconTruck,
    text: texts.parcelsInTrouble,
    why: texts.parcelsMeans,
    action: texts.view,
    href: `${pages.adminOrders()}?tab=on-the-way`,
  },
  'failed-jobs': {
    Icon: IconRefresh,
    text: texts.jobsFailed,
    why: texts.failedJobsMeans,
    action: texts.view,
    href: adminPages.outbox(),
  },
  'low-stock': {
    Icon: IconAlert,
    text: texts.productsLowOnStock,
    why: texts.lowStockMeans(LOW_STOCK),
    action: texts.restock,
    href: `${pages.adminProducts()}?stock=low`,
  },
  'out-of-stock': {
    Icon: IconImageOff,
    text: texts.productsOutOfStock,
    why: texts.cannotBeBought,
    action: texts.restock,
    href: `${pages.adminProducts()}?stock=out`,
  },
  unpaid: {
    Icon: IconCard,
    text: texts.ordersNotPaid,
    why: texts.stockReserved,
    action: texts.view,
    href: `${pages.adminOrders()}?status=Pending`,
  },
  reviews: {
    Icon: IconStarOutline,
    text: texts.reviewsToAnswer,
    why: texts.everybodyReadsAnswers,
    action: texts.answer,
    href: `${adminPages.reviews()}?show=unanswered`,
  },
};

type ItemProps = Omit<Matter, 'text'> & { text: string; due?: { text: string; isLate: boolean } | undefined };

const HOUR_MS = 3_600_000;

/** What is late, or how long there is for the first one. */
function describeDue({ dueAt, late = 0 }: Task, now: number) {
  if (late > 0) {
    return { text: texts.lateBy(late), isLate: true };
  }
  return dueAt === undefined
    ? undefined
    : { text: texts.firstDueIn(Math.max(0, Math.floor((Date.parse(dueAt) - now) / HOUR_MS))), isLate: false };
}

function Item({ Icon, text, why, due, action, href }: ItemProps) {
  return (
    <li className={styles.item}>
      <Icon size={18} className={styles.icon} />
      <div>
        <b className={styles.text}>{text}</b>
        <span className={styles.why}>{why}</span>
        {due === undefined ? null : <span className={due.isLate ? styles.late : styles.why}>{due.text}</span>}
      </div>
      <ButtonLink as={Link} to={href} variant="secondary" size="sm" aria-label={texts.actionFor(action, text)}>
        {action}
      </ButtonLink>
    </li>
  );
}

type AttentionListProps = {
  items: PanelFigures['needsAttention'];
  totalProducts: number;
  /** When the figures were read, ms. */
  now: number;
};

/** Tasks for the seller, each with a link to do it. */
export function AttentionList({ items, totalProducts, now }: AttentionListProps) {
  // A newer server may count what this page does not know.
  const open = items.filter(({ kind, count }) => count > 0 && Object.hasOwn(matters, kind));
  return (
    <PanelBox title={texts.needsAttention}>
      {open.length === 0 && totalProducts > 0 ? <p className={styles.calm}>{texts.nothingNeedsAttention}</p> : null}
      <ul className={styles.list}>
        {totalProducts === 0 ? (
          <Item
            Icon={IconShirt}
            text={texts.noProductsYet}
            why={texts.addFirstProduct}
            action={common.addProduct}
            href={pages.adminAddProduct()}
          />
        ) : null}
        {open.map((task) => {
          const { text, ...rest } = matters[task.kind];
          return <Item key={task.kind} text={text(task.count)} due={describeDue(task, now)} {...rest} />;
        })}
      </ul>
    </PanelBox>
  );
}
