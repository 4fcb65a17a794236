import type { ComponentProps } from 'react';
import { cx } from '#lib/cx.ts';
import * as texts from '#texts/invoice.ts';
import styles from './invoice-sheet.module.css';

type Term = { label: string; value: string; strong?: boolean | undefined };
type Party = { label: string; name: string; rows: readonly string[] };
type Line = {
  name: string;
  /** Under the name: its size. */
  note: string;
  /** Empty when there is none; if no line has one, the column is left out. */
  hsn: string;
  quantity: string;
  price: string;
  taxable: string;
  gst: string;
  amount: string;
};

export type InvoiceSheetProps = Omit<ComponentProps<'article'>, 'children'> & {
  brand: string;
  tagline: string;
  title: string;
  number: string;
  facts: readonly Term[];
  /** Seller and buyer. */
  parties: readonly Party[];
  /** How the columns of `taxable` and `gst` are named. */
  heads: { taxable: string; tax: string };
  lines: readonly Line[];
  /** Sentences beside the totals. */
  taxTitle: string;
  taxes: readonly string[];
  totals: readonly Term[];
  /** The payable amount in words. */
  words: string;
  notes: readonly string[];
};

const listFigures = ({
  taxable,
  tax,
}: InvoiceSheetProps['heads']): { id: keyof Line; name: string; read: (line: Line) => string }[] => [
  { id: 'hsn', name: texts.hsn, read: (line) => line.hsn },
  { id: 'quantity', name: texts.quantity, read: (line) => line.quantity },
  { id: 'price', name: texts.price, read: (line) => line.price },
  { id: 'taxable', name: taxable, read: (line) => line.taxable },
  { id: 'gst', name: tax, read: (line) => line.gst },
  { id: 'amount', name: texts.amount, read: (line) => line.amount },
];

function Lines({ lines, heads }: Pick<InvoiceSheetProps, 'lines' | 'heads'>) {
  const columns = listFigures(heads).filter(({ read }) => lines.some((line) => read(line) !== ''));
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col">{texts.product}</th>
          {columns.map(({ id, name }) => (
            <th key={id} scope="col" className={styles.end}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an invoice never change
          <tr key={index}>
            <td>{index + 1}</td>
            <td className={styles.product}>
              {line.name}
              <span className={styles.note}>{texts.size(line.note)}</span>
            </td>
            {columns.map(({ id, name, read }) => (
              <td key={id} data-label={name} className={styles.end}>
                {read(line)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Terms({ terms, className }: { terms: readonly Term[]; className: string | undefined }) {
  return (
    <dl className={className}>
      {terms.map(({ label, value, strong }) => (
        <div key={label} className={strong ? styles.strong : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** An invoice on A4: the same on the screen and on paper, with the head of the table on every page. */
export function InvoiceSheet({
  brand,
  tagline,
  title,
  number,
  facts,
  parties,
  heads,
  lines,
  taxTitle,
  taxes,
  totals,
  words,
  notes,
  className,
  ...rest
}: InvoiceSheetProps) {
  return (
    <article {...rest} className={cx(styles.sheet, className)}>
      <header className={styles.top}>
        <div>
          <p className={styles.brand}>{brand}</p>
          <p className={styles.quiet}>{tagline}</p>
        </div>
        <div className={styles.number}>
          <h1 className={styles.title}>{title}</h1>
          <p>{number}</p>
        </div>
      </header>
      <Terms terms={facts} className={styles.facts} />
      <div className={styles.parties}>
        {parties.map((party) => (
          <section key={party.label}>
            <h2 className={styles.label}>{party.label}</h2>
            <p className={styles.name}>{party.name}</p>
            {party.rows.map((row) => (
              <p key={row}>{row}</p>
            ))}
          </section>
        ))}
      </div>
      <Lines lines={lines} heads={heads} />
      <div className={styles.sums}>
        <section>
          <h2 className={styles.label}>{taxTitle}</h2>
          {taxes.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
        <Terms terms={totals} className={styles.terms} />
      </div>
      <p className={styles.words}>{words}</p>
      <footer className={styles.notes}>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </footer>
    </article>
  );
}
