import { Table, TableScroll } from '@aaram/shared-ui/table';
import * as common from '#texts/common.ts';
import * as texts from '#texts/size-guide.ts';
import { listSizes, type SizeChart, sizeCharts, writeCm, writeInches } from './size-charts.ts';
import styles from './size-tables.module.css';

function SizeTable({ chart }: { chart: SizeChart }) {
  const { type, title, measures, howTo } = chart;
  return (
    <section id={type} className={styles.chart}>
      <h2>{title}</h2>
      <p>{howTo}</p>
      <TableScroll label={texts.sizesOf(title)}>
        <Table caption={title}>
          <thead>
            <tr>
              <th scope="col">{common.size}</th>
              {measures.map((measure) => (
                <th key={measure} scope="col">
                  {texts.inBothUnits(measure)}
                </th>
              ))}
              <th scope="col">{texts.eu}</th>
              <th scope="col">{texts.uk}</th>
            </tr>
          </thead>
          <tbody>
            {listSizes(chart).map(({ size, lengths, eu, uk }) => (
              <tr key={size}>
                <th scope="row">{size}</th>
                {lengths.map((length, index) => (
                  <td key={measures[index]}>
                    {writeCm(length)} ({writeInches(length)})
                  </td>
                ))}
                <td>{eu}</td>
                <td>{uk}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </TableScroll>
    </section>
  );
}

/** One table for each size type that has sizes. */
export function SizeTables() {
  return (
    <div className={styles.charts}>
      {sizeCharts.map((chart) => (
        <SizeTable key={chart.type} chart={chart} />
      ))}
    </div>
  );
}
