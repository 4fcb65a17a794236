import { describeConformance } from '#testing/describe-conformance.tsx';
import { Table } from './table.tsx';

describeConformance('Table', (extra) => <Table {...extra} caption="Products" />);
