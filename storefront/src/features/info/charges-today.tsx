import { formatPaise, formatRupees } from '@aaram/shared-domain/money';
import {
  DELIVERY_CHARGE_PAISE,
  FREE_DELIVERY_ABOVE_PAISE,
  GST_HIGHER_RATE_ABOVE_PAISE,
  GST_RATE_HIGHER_PERCENT,
  GST_RATE_LOWER_PERCENT,
  priceTotal,
} from '@aaram/shared-domain/pricing';
import { TextLink } from '@aaram/shared-ui/link';
import { Table, TableScroll } from '@aaram/shared-ui/table';
import styles from './charges-today.module.css';

const rupees = (paise: number) => formatRupees(paise / 100);
const examples = [399_00, 499_00, 999_00, 1999_00].map(priceTotal);

const delivery = `${rupees(DELIVERY_CHARGE_PAISE)}, and free when the products come to more than ${rupees(FREE_DELIVERY_ABOVE_PAISE)}`;
const fraction = (percent: number) => `${percent}/${100 + percent}`;
const gst = `${fraction(GST_RATE_LOWER_PERCENT)} of the price of the items up to ${rupees(GST_HIGHER_RATE_ABOVE_PAISE)} (the ${GST_RATE_LOWER_PERCENT}% rate), ${fraction(GST_RATE_HIGHER_PERCENT)} above it (the ${GST_RATE_HIGHER_PERCENT}% rate)`;

/** Today's delivery charge in large text, before any other charge is named. */
export function DeliveryToday() {
  return <p className={styles.today}>At checkout today, delivery is {delivery}.</p>;
}

/** The same in one sentence, for a paragraph that names another charge. */
export function ChargesTodayLine() {
  return (
    <p className={styles.line}>
      At checkout today, delivery is {delivery}. GST is {gst}. Cash on delivery is not offered.{' '}
      <TextLink quiet href="#charges-today">
        Examples
      </TextLink>
    </p>
  );
}

/** The charges that checkout applies now, from the pricing function (product-rules.md#one-pricing-function). */
export function ChargesToday() {
  return (
    <section className={styles.box} aria-labelledby="charges-today">
      <h2 id="charges-today">What checkout charges today</h2>
      <ul>
        <li>Delivery: {delivery}.</li>
        <li>GST: {gst}.</li>
        <li>Cash on delivery is not offered: every order is paid online.</li>
      </ul>
      <TableScroll label="Examples of what checkout charges">
        <Table caption="Examples">
          <thead>
            <tr>
              <th scope="col">Products</th>
              <th scope="col" data-align="end">
                Delivery
              </th>
              <th scope="col" data-align="end">
                GST
              </th>
              <th scope="col" data-align="end">
                You pay
              </th>
            </tr>
          </thead>
          <tbody>
            {examples.map((quote) => (
              <tr key={quote.total}>
                <td>{formatPaise(quote.total)}</td>
                <td data-align="end">{quote.delivery === 0 ? 'Free' : formatPaise(quote.delivery)}</td>
                <td data-align="end">{formatPaise(quote.gst)}</td>
                <td data-align="end">{formatPaise(quote.payable)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </TableScroll>
    </section>
  );
}
