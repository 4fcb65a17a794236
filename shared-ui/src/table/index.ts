export { Table, type TableProps } from './table.tsx';
export { TableScroll, type TableScrollProps } from './table-scroll.tsx';
