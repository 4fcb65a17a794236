import { Button } from '#button/index.ts';
import { StatusBadge } from '#status-badge/index.ts';
import { TextField } from '#text-field/index.ts';
import { Section } from './doc.tsx';

const densities = [
  ['comfortable', 'The store: 48 px controls, 44 px at least for a finger.'],
  ['compact', 'The Seller Panel with a mouse: 36 px controls, rows of 40 px.'],
] as const;

/** The same components in both densities, side by side. */
export function DensityPage() {
  return (
    <Section
      title="Two densities"
      text="An element with data-density sets the scale for everything inside it. Compact holds only where the pointer is fine: fingers keep the full targets."
    >
      <div className="doc-panels doc-two">
        {densities.map(([density, text]) => (
          <div key={density} className="doc-panel" data-density={density}>
            <h3>{density}</h3>
            <p className="doc-note">{text}</p>
            <div className="doc-stack">
              <TextField label="Tracking id" name="tracking" defaultValue="BLR-204417" />
              <p className="doc-row">
                <Button>Save</Button>
                <Button variant="secondary">Invoice</Button>
              </p>
              <ul className="doc-lines">
                <li>
                  Meera Rao <StatusBadge status="Shipped" label="Shipped" />
                </li>
                <li>
                  Arjun Das <StatusBadge status="Pending" label="Pending" />
                </li>
              </ul>
            </div>
          </div>
        ))}
      </div>
    </Section>
  );
}
