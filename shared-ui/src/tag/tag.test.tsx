import { describeConformance } from '#testing/describe-conformance.tsx';
import { Tag } from './tag.tsx';

describeConformance('Tag', (extra) => <Tag {...extra}>gift</Tag>);
