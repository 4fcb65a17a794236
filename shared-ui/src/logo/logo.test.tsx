import { describeConformance } from '#testing/describe-conformance.tsx';
import { Logo } from './logo.tsx';

describeConformance('Logo', (extra) => <Logo {...extra} name="Aaram" />);
