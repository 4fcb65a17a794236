export { BarChart, type BarChartProps, type ChartBar } from './bar-chart.tsx';
export { ChartFrame, type ChartFrameProps } from './chart-frame.tsx';
