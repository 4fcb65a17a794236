import { describeConformance } from '#testing/describe-conformance.tsx';
import { TextLink } from './link.tsx';

describeConformance('TextLink', (extra) => (
  <TextLink {...extra} href="#all">
    See all
  </TextLink>
));
