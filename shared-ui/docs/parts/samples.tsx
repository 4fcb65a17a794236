import { Button } from '#button/index.ts';
import { EmptyState } from '#empty-state/index.ts';
import { StatusBadge } from '#status-badge/index.ts';
import { TrackLine } from '#track-line/index.ts';

const steps = [
  { label: 'Ordered', done: true },
  { label: 'Packed', done: true },
  { label: 'Shipped', done: false },
  { label: 'Delivered', done: false },
];

/** Progress drawn as stitches. */
export const StitchSample = () => <TrackLine steps={steps} />;

/** Cloth colours side by side. */
export function DyeSample() {
  return (
    <div className="doc-tones">
      {['clay', 'haldi', 'sage', 'neel'].map((dye) => (
        <span key={dye} style={{ backgroundColor: `var(--dye-${dye})` }} />
      ))}
    </div>
  );
}

export function LoudSample() {
  return (
    <p className="doc-row">
      <Button variant="accent">Shop the new pieces</Button>
      <Button variant="secondary">Design your own</Button>
    </p>
  );
}

export function NightSample() {
  return (
    <div className="doc-night" data-theme="night">
      <span>Glow in the dark</span>
      <Button>See it at night</Button>
    </div>
  );
}

export function StatusSample() {
  return (
    <p className="doc-row">
      <StatusBadge status="Pending" label="Pending" />
      <StatusBadge status="Shipped" label="Shipped" />
      <StatusBadge status="Delivered" label="Delivered" />
    </p>
  );
}

export const EmptySample = () => <EmptyState title="Your cart is empty" action={<Button>Start Shopping</Button>} />;

const folder = `shared-ui/src/notice/
  notice.tsx            the component: a function, its props type above it
  notice.module.css     its styles: tokens only, logical sides only
  notice.stories.tsx    every state, long text, Hindi
  notice.test.tsx       describeConformance, then what it does
  index.ts              what others may import`;

/** The files in a component's folder. */
export const Folder = () => <pre>{folder}</pre>;
