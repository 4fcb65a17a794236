import { describeConformance } from '#testing/describe-conformance.tsx';
import { RichText } from './rich-text.tsx';

describeConformance('RichText', (extra) => <RichText {...extra} html="<p>Linen</p>" />);
