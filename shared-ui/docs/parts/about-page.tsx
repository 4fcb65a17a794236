import { Canvas, Controls, DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { About } from './about.ts';
import { Doc, Section } from './doc.tsx';
import './about.css';

const List = ({ items }: { items: readonly string[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

/** Which keys do what; a component that takes no focus has none. */
function Keyboard({ keys }: { keys: About['keyboard'] }) {
  const rows = Object.entries(keys);
  if (rows.length === 0) return <p className="doc-text">It takes no focus.</p>;
  return (
    <dl className="doc-keys">
      {rows.map(([key, does]) => (
        <div key={key}>
          <dt>
            {key.split(', ').map((one) => (
              <kbd key={one}>{one}</kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Every state of the component; each leads to its story. */
function States() {
  const stories = useContext(DocsContext).componentStories();
  return (
    <ul className="doc-states">
      {stories.map(({ id, name }) => (
        <li key={id}>
          <a href={`./?path=/story/${id}`} target="_top">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The page of one component: what its stories say in `parameters.about`, and its properties from the types. */
export function AboutPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const about: About = preparedMeta.parameters.about;
  const folder = /([^/]+)\/[^/]+$/.exec(preparedMeta.parameters.fileName)?.[1];
  return (
    <Doc title={preparedMeta.title.split('/').at(-1) ?? ''} lead={about.for}>
      <section className="doc-section">
        <p className="doc-text">
          Import from <code>@aaram/shared-ui/{folder}</code>
        </p>
        <Canvas />
      </section>
      <Section title="When not">
        <List items={about.notFor} />
      </Section>
      <Section title="Anatomy">
        <List items={about.anatomy} />
      </Section>
      <Section title="Keyboard">
        <Keyboard keys={about.keyboard} />
      </Section>
      <Section title="Properties" text="From the types. Change a value, and the example above follows.">
        <Controls />
      </Section>
      <Section title="All states">
        <States />
      </Section>
    </Doc>
  );
}
