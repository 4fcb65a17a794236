import type { CSSProperties } from 'react';
import { Section } from './doc.tsx';
import { listTokens } from './tokens.ts';

type ScaleProps = { prefix: string; className: string; property: keyof CSSProperties };

/** One line for each token of a kind: name, value, and a shape that uses it. */
function Scale({ prefix, className, property }: ScaleProps) {
  return (
    <ul className="doc-scale">
      {listTokens(prefix).map(({ name, value }) => (
        <li key={name}>
          <code>{name}</code>
          <span className="doc-value">{value}</span>
          <span className={className} style={{ [property]: `var(${name})` }} />
        </li>
      ))}
    </ul>
  );
}

export function SpacePage() {
  return (
    <>
      <Section title="Space" text="The number counts steps of 4 px. The halves are for the inside of controls.">
        <Scale prefix="--space-" className="doc-length" property="width" />
      </Section>
      <Section
        title="Radius"
        text="Pictures are almost square, controls softer, the panel's cards softer still; chips and the search are pills."
      >
        <ul className="doc-tiles">
          {listTokens('--radius-').map(({ name, value }) => (
            <li key={name}>
              <span className="doc-tile" style={{ borderRadius: `var(${name})` }} />
              <code>{name}</code>
              <small>{value}</small>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Widths and rhythm" text="A page is never wider than 1600 px; its gutter and gaps grow with it.">
        <Scale prefix="--page-" className="doc-length" property="maxWidth" />
        <Scale prefix="--grid-" className="doc-length" property="width" />
        <div className="doc-gutter">
          <span />
          <span />
          <span />
          <span />
        </div>
      </Section>
      <Section
        title="The running stitch"
        text="Nine of thread, six of cloth. The one ornament, and it always means something: where one is, what is joined, how far along."
      >
        <div className="doc-stitch" />
      </Section>
    </>
  );
}

const roles = [
  ['--text-display', 'Comfort, crafted'],
  ['--text-heading', 'Buti block-print midi dress'],
  ['--text-title', 'New this week'],
  ['--text-title-sm', 'Order summary'],
  ['--text-strong', '₹1,499 with a size chosen'],
  ['--text-button', 'Add to Cart'],
  ['--text-body', 'Clothes you reach for first, cut in cotton, linen and fleece.'],
  ['--text-label', 'Email or mobile number'],
  ['--text-body-sm', 'Reaches metros in 3–5 days, other places in 5–7.'],
  ['--text-caption', 'Neelgar · 4.6 from 38 reviews'],
] as const;

export function TypePage() {
  return (
    <>
      <Section
        title="Roles"
        text="A text takes a role, never a size. Headings carry the display family at 118 % of its width."
      >
        <ul className="doc-type">
          {roles.map(([token, sample]) => (
            <li key={token}>
              <code>{token}</code>
              <span style={{ font: `var(${token})` }}>{sample}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Families"
        text="Two faces, cut to the letters the store writes. The rupee sign has a face of its own."
      >
        <div className="doc-families">
          <figure>
            <p className="doc-specimen doc-display">Aaram</p>
            <figcaption>
              <strong>Anek Latin</strong> for headings, by Ek Type in Mumbai. Round, wide, calm. 500 to 650.
            </figcaption>
          </figure>
          <figure>
            <p className="doc-specimen doc-reading">Aaram</p>
            <figcaption>
              <strong>Instrument Sans</strong> for everything else. 400 to 600, figures of one width in tables.
            </figcaption>
          </figure>
          <figure lang="hi">
            <p className="doc-specimen doc-display">आराम</p>
            <figcaption lang="en">
              <strong>Anek Devanagari</strong>, fetched only when a page shows such a letter.
            </figcaption>
          </figure>
        </div>
      </Section>
      <Section
        title="Hindi beside Latin"
        text="The same family in both scripts, so that they sit on one line without a jump."
      >
        <p className="doc-hindi" lang="hi">
          सूती कुर्ता, हाथ की छपाई — Cotton kurta, printed by hand, ₹1,499
        </p>
      </Section>
      <Section title="Sizes alone" text="For the few texts that have none of the roles.">
        <ul className="doc-scale">
          {listTokens('--fs-').map(({ name, value }) => (
            <li key={name}>
              <code>{name}</code>
              <span className="doc-value">{value}</span>
              <span style={{ font: `500 var(${name}) / 1.2 var(--font-text)` }}>Aaram</span>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

export function MotionPage() {
  return (
    <>
      <Section
        title="Durations"
        text="Point at a line, or reach it with Tab. Hover 1, menus 2, drawers 3, the zoom of a picture 4."
      >
        <ul className="doc-motion">
          {listTokens('--dur-').map(({ name, value }) => (
            <li key={name}>
              <button type="button">
                <code>{name}</code>
                <span className="doc-value">{value}</span>
                <span className="doc-track">
                  <i style={{ transitionDuration: `var(${name})` }} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Easings" text="Out for what comes, in and out for what crosses the page.">
        <ul className="doc-motion">
          {listTokens('--ease-').map(({ name, value }) => (
            <li key={name}>
              <button type="button">
                <code>{name}</code>
                <span className="doc-value">{value}</span>
                <span className="doc-track">
                  <i style={{ transitionTimingFunction: `var(${name})`, transitionDuration: 'var(--dur-4)' }} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Less motion"
        text="Who asks the device for less motion gets durations of 0 ms everywhere, still skeletons, no carousel that moves by itself and a loader that stands. Try it: the figures above become 0."
      />
    </>
  );
}

export function ElevationPage() {
  return (
    <>
      <Section
        title="Shadows"
        text="The store's cards have none: a hairline or nothing. What floats has one; in the dark themes a ring of 1 px does the work."
      >
        <ul className="doc-tiles doc-shadows">
          {listTokens('--shadow-').map(({ name }) => (
            <li key={name}>
              <span className="doc-tile" style={{ boxShadow: `var(${name})` }} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Layers" text="What lies above what. Nothing outside the tokens sets a z-index.">
        <ol className="doc-layers">
          {listTokens('--z-')
            .toSorted((a, b) => Number(b.value) - Number(a.value))
            .map(({ name, value }) => (
              <li key={name}>
                <code>{name}</code>
                <span className="doc-value">{value}</span>
              </li>
            ))}
        </ol>
      </Section>
    </>
  );
}
