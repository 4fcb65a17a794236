import { describeConformance } from '#testing/describe-conformance.tsx';
import { StatTile } from './stat-tile.tsx';

describeConformance('StatTile', (extra) => <StatTile {...extra} label="Total Orders" value={12} />);
