import { pages } from '@aaram/shared-domain/contract';
import { formatRupees } from '@aaram/shared-domain/money';
import { listPriceOf, type OrderLine } from '@aaram/shared-domain/order';
import { Link } from '@aaram/shared-platform';
import { TextLink } from '@aaram/shared-ui/link';
import { Picture } from '@aaram/shared-ui/picture';
import { ShowAllButton } from '#lib/show-all-button.tsx';
import { useShortList } from '#lib/use-short-list.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/orders.ts';
import styles from './order-card.module.css';
import type { OrderView } from './order-view.ts';

const FEW = 6;

type OrderItemsProps = { lines: readonly OrderLine[] } & Pick<OrderView, 'renderLine'>;

/** The order's items with their names and prices at the time of the order. */
export function OrderItems({ lines, renderLine }: OrderItemsProps) {
  const short = useShortList(lines, FEW);
  return (
    <>
      <ul className={styles.items}>
        {short.shown.map((line) => {
          const { product, size, quantity, cancelled = 0, customImages } = line;
          const image = customImages?.previewImage ?? product.images[0];
          const details = [
            size === 'Quantity' ? '' : common.sizeIs(size),
            cancelled === 0 ? texts.quantity(quantity) : texts.quantityCancelled(quantity, cancelled),
            formatRupees(listPriceOf(line)),
          ];
          return (
            <li
              key={`${product._id} ${size} ${customImages?.previewImage ?? ''} ${line.discount ?? ''}`}
              className={renderLine ? `${styles.item} ${styles.acting}` : styles.item}
            >
              <Picture src={image ?? ''} alt="" ratio="3:4" sizes="66px" />
              <div>
                <Link to={pages.product(product)} className={styles.name}>
                  <span>{product.name}</span>
                </Link>
                <p className={styles.details}>{details.filter(Boolean).join(' · ')}</p>
                {customImages ? (
                  <TextLink as={Link} quiet className={styles.details} to={pages.editDesign(product, customImages)}>
                    {texts.orderAgainChanged}
                  </TextLink>
                ) : null}
                {renderLine?.(line)}
              </div>
            </li>
          );
        })}
      </ul>
      {short.isLong ? (
        <div className={styles.rest}>
          <ShowAllButton list={short} all={common.showAllItems(lines.length)} fewer={common.showFewerItems} />
        </div>
      ) : null}
    </>
  );
}
