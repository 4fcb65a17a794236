import type { Problem } from '@aaram/shared-domain/design';
import * as texts from '#texts/designer.ts';
import styles from './panels.module.css';

/** What may print badly, as the store will say it to the person who prints. */
export function Checks({ problems }: { problems: readonly Problem[] }) {
  return problems.length === 0 ? null : (
    <section className={styles.checks}>
      <h3 className={styles.heading}>{texts.checks}</h3>
      <ul>
        {problems.map(({ kind, object, message }) => (
          <li key={`${kind} ${object}`}>{message}</li>
        ))}
      </ul>
    </section>
  );
}
