import { describeConformance } from '#testing/describe-conformance.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

describeConformance('VisuallyHidden', (extra) => <VisuallyHidden {...extra}>more</VisuallyHidden>);
