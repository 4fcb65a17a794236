import { formatCount, formatDateTime } from '@aaram/shared-domain/format';
import {
  type OwnData,
  type OwnDataField,
  type OwnDataKind,
  type OwnDataRow,
  ownDataFields,
  ownDataKinds,
} from '@aaram/shared-domain/own-data';
import { Table, TableScroll } from '@aaram/shared-ui/table';
import * as texts from '#texts/my-data-copy.ts';
import styles from './own-data-tables.module.css';

/** Kinds with more fields than this are shown field by field: so many columns fit on no paper. */
const MAX_COLUMNS = 5;

function writeValue(field: OwnDataField, value: OwnDataRow[string] | undefined): string {
  if (value === null || value === undefined) {
    return '';
  }
  if (typeof value === 'boolean') {
    return value ? texts.yes : texts.no;
  }
  if (Array.isArray(value)) {
    return value.join('\n');
  }
  return typeof value === 'string' && (field === 'at' || field.endsWith('At')) ? formatDateTime(value) : String(value);
}

type KindProps = { kind: OwnDataKind; rows: readonly OwnDataRow[] };

/** One line for each row. */
function Columns({ kind, rows }: KindProps) {
  const fields: readonly OwnDataField[] = ownDataFields[kind];
  return (
    <TableScroll label={texts.kinds[kind]} className={styles.scroll}>
      <Table caption={texts.kinds[kind]} className={styles.table}>
        <thead>
          <tr>
            {fields.map((field) => (
              <th key={field} scope="col">
                {texts.fields[field]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
            <tr key={index}>
              {fields.map((field) => (
                <td key={field}>{writeValue(field, row[field])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </TableScroll>
  );
}

/** One line for each field that has a value, row after row. */
function Records({ kind, rows }: KindProps) {
  const fields: readonly OwnDataField[] = ownDataFields[kind];
  return (
    <Table caption={texts.kinds[kind]} className={styles.table}>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
        <tbody key={index} className={styles.record}>
          {fields
            .map((field) => ({ field, text: writeValue(field, row[field]) }))
            .filter(({ text }) => text !== '')
            .map(({ field, text }) => (
              <tr key={field}>
                <th scope="row">{texts.fields[field]}</th>
                <td>{text}</td>
              </tr>
            ))}
        </tbody>
      ))}
    </Table>
  );
}

/** The kinds of which there is nothing, in a list at the end. */
function Nothing({ kinds }: { kinds: readonly OwnDataKind[] }) {
  return (
    <section aria-labelledby="kinds-without-rows" className={styles.kind}>
      <h2 id="kinds-without-rows">{texts.nothingOf}</h2>
      <ul className={styles.nothing}>
        {kinds.map((kind) => (
          <li key={kind}>{texts.kinds[kind]}</li>
        ))}
      </ul>
    </section>
  );
}

/** The copy of somebody's data: a heading and a table for each kind of which there is something. */
export function OwnDataTables({ data }: { data: OwnData }) {
  const empty = ownDataKinds.filter((kind) => data[kind].length === 0);
  return (
    <>
      {ownDataKinds
        .filter((kind) => data[kind].length > 0)
        .map((kind) => {
          const rows = data[kind];
          const Rows = ownDataFields[kind].length > MAX_COLUMNS ? Records : Columns;
          return (
            <section key={kind} aria-labelledby={`kind-${kind}`} className={styles.kind}>
              <h2 id={`kind-${kind}`}>
                {texts.kinds[kind]} <span className={styles.count}>{formatCount(rows.length)}</span>
              </h2>
              <Rows kind={kind} rows={rows} />
            </section>
          );
        })}
      {empty.length > 0 ? <Nothing kinds={empty} /> : null}
    </>
  );
}
