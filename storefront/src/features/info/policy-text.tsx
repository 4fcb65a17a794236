import type { ReactNode } from 'react';
import * as texts from '#texts/policy.ts';
import { ChargesTodayLine, DeliveryToday } from './charges-today.tsx';
import styles from './policy-text.module.css';

/** A paragraph, or a list of points. */
export type PolicyBlock = ReactNode | readonly string[];
export type PolicySection = {
  title: string;
  blocks: readonly PolicyBlock[];
  /** It names a charge: today's charges are shown beside it (product-rules.md#charges-today-stand-beside-policies). */
  namesCharge?: true;
  /** Charges that checkout does not apply: today's delivery charge is shown before them, in larger text. */
  carrierTerms?: readonly string[];
};

const isList = (block: PolicyBlock): block is readonly string[] => Array.isArray(block);

function CarrierTerms({ terms }: { terms: readonly string[] }) {
  return (
    <>
      <DeliveryToday />
      <div className={styles.carrier}>
        <h3>{texts.carriersTerms}</h3>
        <ul>
          {terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      </div>
    </>
  );
}

export function PolicyText({ sections }: { sections: readonly PolicySection[] }) {
  return (
    <div className={styles.policy}>
      {sections.map(({ title, blocks, namesCharge, carrierTerms }) => (
        <section key={title}>
          <h2>{title}</h2>
          {carrierTerms ? <CarrierTerms terms={carrierTerms} /> : null}
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
          {namesCharge ? <ChargesTodayLine /> : null}
        </section>
      ))}
    </div>
  );
}
