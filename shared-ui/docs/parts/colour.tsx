import { useEffect, useRef, useState } from 'react';
import { type Channels, contrastOf, over } from '#tokens/contrast.ts';
import { type ContrastPair, contrastPairs, exemptColours } from '#tokens/contrast-pairs.ts';
import { Section, type Theme, themes } from './doc.tsx';
import { listTokens } from './tokens.ts';

/** A colour as the browser resolves it for this element: red, green, blue and alpha. */
function resolveColour(element: Element, token: string): Channels {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) {
    return [0, 0, 0, 1];
  }
  canvas.fillStyle = getComputedStyle(element).getPropertyValue(token).trim();
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 255] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}

type Measured = ContrastPair & { ratio: number };

function measure(element: Element, pair: ContrastPair): Measured {
  const page = resolveColour(element, '--color-bg-page');
  const ground = over(resolveColour(element, pair.ground), page);
  return { ...pair, ratio: contrastOf(over(resolveColour(element, pair.front), ground), ground) };
}

function Figures({ theme }: { theme: Theme }) {
  const panel = useRef<HTMLDivElement>(null);
  const [rows, setRows] = useState<Measured[]>([]);
  useEffect(() => {
    const element = panel.current;
    if (element) {
      setRows(contrastPairs.map((pair) => measure(element, pair)));
    }
  }, []);
  return (
    <div ref={panel} data-theme={theme} className="doc-panel">
      <h3>{theme}</h3>
      <ul className="doc-pairs">
        {rows.map(({ front, ground, least, ratio }) => (
          <li key={`${front} ${ground}`}>
            <span className="doc-pair" style={{ backgroundColor: `var(${ground})`, color: `var(${front})` }}>
              Aa ₹1,499
            </span>
            <span className="doc-names">
              <code>{front.replace('--', '')}</code>
              <code>on {ground.replace('--', '')}</code>
            </span>
            <strong className="doc-ratio" data-ok={ratio >= least}>
              {ratio.toFixed(2)}
              <small> of {least}</small>
            </strong>
          </li>
        ))}
      </ul>
    </div>
  );
}

const groups = ['bg', 'text', 'border', 'action', 'status', 'chart'];
const groupOf = (name: string) => groups.find((group) => name.startsWith(`--color-${group}-`)) ?? 'further';

/** Every semantic colour in every theme, with the contrast of every pair in use measured from this page's styles. */
export function ColourPage() {
  const [tokens] = useState(() => listTokens('--color-'));
  const dyes = listTokens('--dye-');
  return (
    <>
      <Section
        title="Semantic colours"
        text="The only colours components use. A theme gives each of them another value and changes nothing else."
      >
        {[...groups, 'further'].map((group) => (
          <div key={group} className="doc-group">
            <h3>{group}</h3>
            <ul className="doc-swatches">
              {tokens
                .filter(({ name }) => groupOf(name) === group)
                .map(({ name }) => (
                  <li key={name}>
                    <span className="doc-three">
                      {themes.map((theme) => (
                        <span key={theme} data-theme={theme}>
                          <i style={{ backgroundColor: `var(${name})` }} />
                        </span>
                      ))}
                    </span>
                    <code>{name}</code>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </Section>
      <Section
        title="Dyes"
        text="Colours of cloth and of the grounds behind pictures: the same in every theme, because the pictures are."
      >
        <ul className="doc-swatches">
          {dyes.map(({ name, value }) => (
            <li key={name}>
              <span className="doc-dye" style={{ backgroundColor: `var(${name})` }}>
                Ink
              </span>
              <code>
                {name} {value}
              </code>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Contrast"
        text="Measured here and now from the styles of this page. Text needs 4.5 to 1, large text and what one must see to use a control 3 to 1. A test measures the same pairs in the token files."
      >
        <div className="doc-panels">
          {themes.map((theme) => (
            <Figures key={theme} theme={theme} />
          ))}
        </div>
      </Section>
      <Section title="Without a figure" text="These never carry meaning by their colour alone.">
        <dl className="doc-facts">
          {Object.entries(exemptColours).map(([name, why]) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>{why}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  );
}
