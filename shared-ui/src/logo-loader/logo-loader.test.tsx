import { describeConformance } from '#testing/describe-conformance.tsx';
import { LogoLoader } from './logo-loader.tsx';

describeConformance('LogoLoader', (extra) => <LogoLoader {...extra} label="Loading" />);
