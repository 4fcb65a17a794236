import { describeConformance } from '#testing/describe-conformance.tsx';
import { Notice } from './notice.tsx';

describeConformance('Notice', (extra) => <Notice {...extra}>Saved</Notice>);
