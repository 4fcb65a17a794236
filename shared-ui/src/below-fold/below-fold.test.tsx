import { describeConformance } from '#testing/describe-conformance.tsx';
import { BelowFold } from './below-fold.tsx';

describeConformance('BelowFold', (props) => <BelowFold {...props} />);
