import { LOW_STOCK } from '@aaram/shared-domain/catalog';
import { type PanelFigures, pages } from '@aaram/shared-domain/contract';
import { formatCount } from '@aaram/shared-domain/format';
import { PanelBox } from '@aaram/shared-panel';
import { Link, useSession } from '@aaram/shared-platform';
import { ButtonLink } from '@aaram/shared-ui/button';
import {
  IconAlert,
  IconCard,
  IconExchange,
  IconImageOff,
  IconMessage,
  IconPackage,
  IconShirt,
} from '@aaram/shared-ui/icon';
import { TextLink } from '@aaram/shared-ui/link';
import styles from './attention-list.module.css';

type Kind = PanelFigures['needsAttention'][number]['kind'];
type Matter = {
  Icon: typeof IconAlert;
  text: (count: number) => string;
  why: string;
  action: string;
  href: string;
};

const describeCount = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`;

const matters: Record<Kind, Matter> = {
  returns: {
    Icon: IconExchange,
    text: (count) => `${describeCount(count, 'return', 'returns')} to work on`,
    why: 'Requests are answered within 24 hours',
    action: 'Work on',
    href: pages.adminReturns(),
  },
  complaints: {
    Icon: IconMessage,
    text: (count) => `${describeCount(count, 'complaint', 'complaints')} to answer`,
    why: 'Acknowledged in 48 hours, settled in a month',
    action: 'Answer',
    href: pages.adminGrievances(),
  },
  'to-ship': {
    Icon: IconPackage,
    text: (count) => `${describeCount(count, 'order', 'orders')} waiting to ship`,
    why: 'Paid and still in processing',
    action: 'Ship',
    href: `${pages.adminOrders()}?status=Processing`,
  },
  'low-stock': {
    Icon: IconAlert,
    text: (count) => `${describeCount(count, 'product', 'products')} low on stock`,
    why: `${LOW_STOCK} pieces or fewer in all`,
    action: 'Restock',
    href: `${pages.adminProducts()}?stock=low`,
  },
  'out-of-stock': {
    Icon: IconImageOff,
    text: (count) => `${describeCount(count, 'product', 'products')} out of stock`,
    why: 'Shoppers cannot buy them',
    action: 'Restock',
    href: `${pages.adminProducts()}?stock=out`,
  },
  unpaid: {
    Icon: IconCard,
    text: (count) => `${describeCount(count, 'order', 'orders')} not paid yet`,
    why: 'Their stock is reserved for a short time',
    action: 'View',
    href: `${pages.adminOrders()}?status=Pending`,
  },
};

type ItemProps = Omit<Matter, 'text'> & { text: string };

function Item({ Icon, text, why, action, href }: ItemProps) {
  return (
    <li className={styles.item}>
      <Icon size={18} className={styles.icon} />
      <div>
        <b className={styles.text}>{text}</b>
        <span className={styles.why}>{why}</span>
      </div>
      <ButtonLink as={Link} to={href} variant="secondary" size="sm" aria-label={`${action}: ${text}`}>
        {action}
      </ButtonLink>
    </li>
  );
}

type AttentionListProps = { items: PanelFigures['needsAttention']; totalProducts: number };

/** Tasks for the seller, each with a link to do it. */
export function AttentionList({ items, totalProducts }: AttentionListProps) {
  const isAdmin = useSession().role === 'admin';
  const open = items.filter((item) => item.count > 0);
  return (
    <PanelBox
      title="Needs attention"
      action={
        <span className={styles.links}>
          <TextLink as={Link} quiet to={pages.adminReturns()}>
            Returns
          </TextLink>
          {isAdmin ? (
            <TextLink as={Link} quiet to={pages.adminGrievances()}>
              Complaints
            </TextLink>
          ) : null}
        </span>
      }
    >
      {open.length === 0 && totalProducts > 0 ? (
        <p className={styles.calm}>Nothing needs your attention right now.</p>
      ) : null}
      <ul className={styles.list}>
        {totalProducts === 0 ? (
          <Item
            Icon={IconShirt}
            text="No products yet"
            why="Add your first product to start selling"
            action="Add Product"
            href={pages.adminAddProduct()}
          />
        ) : null}
        {open.map(({ kind, count }) => {
          const { text, ...rest } = matters[kind];
          return <Item key={kind} text={text(count)} {...rest} />;
        })}
      </ul>
    </PanelBox>
  );
}
