import { describeConformance } from '#testing/describe-conformance.tsx';
import { Stitch } from './stitch.tsx';

describeConformance('Stitch', (extra) => <Stitch {...extra} />);
