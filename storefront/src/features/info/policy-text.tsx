import type { ReactNode } from 'react';
import { ChargesTodayLine, DeliveryToday } from './charges-today.tsx';
import styles from './policy-text.module.css';

/** A paragraph, or a list of points. */
export type PolicyBlock = ReactNode | readonly string[];
export type PolicySection = {
  title: string;
  blocks: readonly PolicyBlock[];
  /** It names a charge: today's charges are shown beside it (product-rules.md#charges-today-stand-beside-policies). */
  namesCharge?: true;
  /** Begins with what delivery costs today, in larger text. */
  beginsWithToday?: true;
  /** The owner's terms, listed after the blocks: what the store does today stands in the sections before. */
  generalTerms?: readonly string[];
};

const isList = (block: PolicyBlock): block is readonly string[] => Array.isArray(block);

const GeneralTerms = ({ terms }: { terms: readonly string[] }) => (
  <ul className={styles.general}>
    {terms.map((term) => (
      <li key={term}>{term}</li>
    ))}
  </ul>
);

export function PolicyText({ sections }: { sections: readonly PolicySection[] }) {
  return (
    <div className={styles.policy}>
      {sections.map(({ title, blocks, namesCharge, beginsWithToday, generalTerms }) => (
        <section key={title}>
          <h2>{title}</h2>
          {beginsWithToday ? <DeliveryToday /> : null}
          {blocks.map((block, index) =>
            isList(block) ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: fixed text
              <ul key={index}>
                {block.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: fixed text
              <div key={index} className={styles.block}>
                {block}
              </div>
            ),
          )}
          {generalTerms ? <GeneralTerms terms={generalTerms} /> : null}
          {namesCharge ? <ChargesTodayLine /> : null}
        </section>
      ))}
    </div>
  );
}
