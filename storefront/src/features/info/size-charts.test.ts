import { sizesByType, sizeTypes } from '@aaram/shared-domain/catalog';
import { expect, it } from 'vitest';
import { listSizes, sizeCharts, writeCm, writeInches } from './size-charts.ts';

const typesWithSizes = sizeTypes.filter((type) => type !== 'Quantity');

// rules: size-guide
it('there is a chart for every size type, with every size and every measure', () => {
  expect(sizeCharts.map(({ type }) => type)).toEqual(typesWithSizes);
  for (const chart of sizeCharts) {
    const rows = listSizes(chart);
    expect(rows.map(({ size }) => size)).toEqual(sizesByType[chart.type]);
    expect(rows.filter(({ lengths }) => lengths.length !== chart.measures.length)).toEqual([]);
  }
});

it('lengths grow with the size', () => {
  for (const chart of sizeCharts) {
    const firsts = listSizes(chart).map(({ lengths: [first = 0] }) => (typeof first === 'number' ? first : first[1]));
    expect(firsts).toEqual(firsts.toSorted((a, b) => a - b));
  }
});

it('are written in centimetres and inches', () => {
  expect([writeCm(25.4), writeInches(25.4)]).toEqual(['25.4', '10.0']);
  expect([writeCm([80, 92]), writeInches([80, 92])]).toEqual(['80-92', '31.5-36.2']);
});
