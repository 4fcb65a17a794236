import { type ReactNode, useEffect, useState } from 'react';
import { Chip } from '#chip/index.ts';
import { LogoMark } from '#logo/index.ts';
import { Stitch } from '#stitch/index.ts';
import '#tokens/index.css';
import './doc.css';
import './doc-parts.css';

export const themes = ['light', 'dark', 'night'] as const;
export type Theme = (typeof themes)[number];
const KEY = 'storybook-theme';

function readTheme(): Theme {
  const stored = sessionStorage.getItem(KEY);
  return themes.find((theme) => theme === stored) ?? 'light';
}

type DocProps = { title: string; lead: ReactNode; children?: ReactNode };

/** Frame of a documentation page: heading, a summary in one sentence, a switch of theme. */
export function Doc({ title, lead, children }: DocProps) {
  const [theme, setTheme] = useState(readTheme);
  useEffect(() => {
    sessionStorage.setItem(KEY, theme);
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return (
    <article className="doc sb-unstyled" data-theme={theme}>
      <header className="doc-head">
        <div className="doc-bar">
          <LogoMark size={32} />
          <fieldset className="doc-themes">
            <legend className="doc-legend">Theme of this page</legend>
            {themes.map((name) => (
              <Chip key={name} pressed={name === theme} onClick={() => setTheme(name)}>
                {name}
              </Chip>
            ))}
          </fieldset>
        </div>
        <h1>{title}</h1>
        <p className="doc-lead">{lead}</p>
        <Stitch />
      </header>
      {children}
    </article>
  );
}

type SectionProps = {
  title: string;
  text?: ReactNode;
  /** An example, drawn beside the text. */
  sample?: ReactNode;
  children?: ReactNode;
};

export function Section({ title, text, sample, children }: SectionProps) {
  return (
    <section className="doc-section">
      <h2>{title}</h2>
      {text === undefined ? null : <p className="doc-text">{text}</p>}
      {sample === undefined ? (
        children
      ) : (
        <div className="doc-beside">
          <div className="doc-words">{children}</div>
          <div>{sample}</div>
        </div>
      )}
    </section>
  );
}
