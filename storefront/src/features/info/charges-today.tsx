import { formatPaise, formatRupees } from '@aaram/shared-domain/money';
import { chargesAt, priceTotal } from '@aaram/shared-domain/pricing';
import { usePriceRule } from '@aaram/shared-platform';
import { TextLink } from '@aaram/shared-ui/link';
import { Table, TableScroll } from '@aaram/shared-ui/table';
import * as texts from '#texts/charges.ts';
import styles from './charges-today.module.css';

const rupees = (paise: number) => formatRupees(paise / 100);
const examples = [399_00, 499_00, 999_00, 1999_00];

function readCharges() {
  const { delivery, freeAbove, percent, above, percentAbove } = chargesAt();
  return {
    delivery: { charge: rupees(delivery), freeAbove: rupees(freeAbove) },
    gst: { lower: percent, higher: percentAbove, higherAbove: rupees(above) },
  };
}

/** Today's delivery charge in large text, before any other charge is named. */
export function DeliveryToday() {
  return <p className={styles.today}>{texts.deliveryToday(readCharges().delivery)}</p>;
}

/** The same in one sentence, for a paragraph that names another charge. */
export function ChargesTodayLine() {
  const { delivery, gst } = readCharges();
  return (
    <p className={styles.line}>
      {usePriceRule() === 'inclusive' ? texts.chargesTodayIncluded(delivery) : texts.chargesToday(delivery, gst)}{' '}
      <TextLink quiet href="#charges-today">
        {texts.examples}
      </TextLink>
    </p>
  );
}

/** The charges that checkout applies now, from the pricing function (product-rules.md#one-pricing-function). */
export function ChargesToday() {
  const rule = usePriceRule();
  const isAdded = rule !== 'inclusive';
  const { delivery, gst } = readCharges();
  return (
    <section className={styles.box} aria-labelledby="charges-today">
      <h2 id="charges-today">{texts.whatCheckoutCharges}</h2>
      <ul>
        <li>{texts.deliveryCharge(delivery)}</li>
        <li>{isAdded ? texts.gstCharge(gst) : texts.gstIncluded}</li>
        <li>{texts.noCashOnDelivery}</li>
      </ul>
      <TableScroll label={texts.examplesOfCharges}>
        <Table caption={texts.examples}>
          <thead>
            <tr>
              <th scope="col">{texts.products}</th>
              <th scope="col" data-align="end">
                {texts.deliveryColumn}
              </th>
              {isAdded ? (
                <th scope="col" data-align="end">
                  {texts.gstColumn}
                </th>
              ) : null}
              <th scope="col" data-align="end">
                {texts.youPay}
              </th>
            </tr>
          </thead>
          <tbody>
            {examples
              .map((total) => priceTotal(total, rule))
              .map((quote) => (
                <tr key={quote.total}>
                  <td>{formatPaise(quote.total)}</td>
                  <td data-align="end">{quote.delivery === 0 ? texts.free : formatPaise(quote.delivery)}</td>
                  {isAdded ? <td data-align="end">{formatPaise(quote.gst)}</td> : null}
                  <td data-align="end">{formatPaise(quote.payable)}</td>
                </tr>
              ))}
          </tbody>
        </Table>
      </TableScroll>
    </section>
  );
}
