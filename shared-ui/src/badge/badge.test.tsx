import { describeConformance } from '#testing/describe-conformance.tsx';
import { Badge } from './badge.tsx';

describeConformance('Badge', (extra) => <Badge {...extra}>New</Badge>);
