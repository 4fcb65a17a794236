import { formatPaise, paiseFromRupees } from '@aaram/shared-domain/money';
import { listPriceOf, type OrderLine } from '@aaram/shared-domain/order';
import { OptionalPicture } from '@aaram/shared-ui/picture';
import * as texts from '#texts/orders.ts';
import styles from './order-card.module.css';

const money = (rupees: number) => formatPaise(paiseFromRupees(rupees));
/** A product without size choice is stored under the size Quantity. */
const sizeOf = (line: OrderLine) => (line.size === '' || line.size === 'Quantity' ? texts.noSize : line.size);

/** How many pieces to send, and of which size. */
function describePieces(line: OrderLine): string {
  const { quantity, cancelled = 0 } = line;
  return cancelled === 0
    ? texts.quantityAndSize(quantity, sizeOf(line))
    : texts.partlyCancelled(quantity - cancelled, cancelled, quantity, sizeOf(line));
}

function Line({ line }: { line: OrderLine }) {
  const picture = line.customImages?.previewImage ?? line.product.images[0];
  return (
    <li className={styles.line}>
      <OptionalPicture src={picture} alt="" sizes="48px" ratio="3:4" />
      <div>
        <b className={styles.lineName}>{line.product.name}</b>
        <span className={styles.quiet}>{describePieces(line)}</span>
        {line.customImages ? (
          <a href={line.customImages.rawImage} target="_blank" rel="noreferrer" className={styles.design}>
            {texts.printFile}
          </a>
        ) : null}
      </div>
      <span className={styles.amount}>{money(listPriceOf(line) * line.quantity)}</span>
    </li>
  );
}

/** The order's items with their names and prices at the time of the order. */
export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line, index) => (
        // Two lines may be alike in all but their design.
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order never change
        <Line key={index} line={line} />
      ))}
    </ul>
  );
}
