import { describeConformance } from '#testing/describe-conformance.tsx';
import { ChartFrame } from './chart-frame.tsx';

describeConformance('ChartFrame', (extra) => <ChartFrame {...extra} title="Orders" summary="None yet" />);
