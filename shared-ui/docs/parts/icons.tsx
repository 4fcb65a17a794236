import { useState } from 'react';
import * as icons from '#icon/index.ts';
import { TextField } from '#text-field/index.ts';
import { Section } from './doc.tsx';

const all = Object.entries(icons);

/** Every icon with its name; the field filters them. */
export function IconsPage() {
  const [wanted, setWanted] = useState('');
  const shown = all.filter(([name]) => name.toLowerCase().includes(wanted.trim().toLowerCase()));
  return (
    <Section
      title={`${all.length} icons`}
      text="Lines of 1.6 in a square of 20 px, 17 in the panel, 24 for promises. An icon beside words is decoration; alone it needs a title."
    >
      <TextField label="Find an icon" name="icon" value={wanted} onChange={(event) => setWanted(event.target.value)} />
      <ul className="doc-icons">
        {shown.map(([name, Icon]) => (
          <li key={name}>
            <Icon size={24} />
            <code>{name}</code>
          </li>
        ))}
      </ul>
      {shown.length === 0 ? <p className="doc-text">No icon has this name.</p> : null}
    </Section>
  );
}
