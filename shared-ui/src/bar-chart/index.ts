export { BarChart, type BarChartProps } from './bar-chart.tsx';
export type { ChartBar } from './chart-bar.ts';
