import * as texts from '#texts/checkout.ts';
import styles from './checkout.module.css';

export type CheckoutProblem = { path: string; message: string };

type MissingListProps = {
  id: string;
  problems: readonly CheckoutProblem[];
  /** Fields that already show their own message. */
  shown: ReadonlySet<string>;
};

const focusField = (path: string) => document.getElementById(`checkout-${path}`)?.focus();

/** The problems that keep Place Order disabled, each a link to its field. */
export function MissingList({ id, problems, shown }: MissingListProps) {
  const open = problems.filter(({ path }) => !shown.has(path));
  const marked = problems.find(({ path }) => shown.has(path));
  if (problems.length === 0) {
    return null;
  }
  return (
    <section id={id} className={styles.missing} aria-label={texts.beforePlacingOrder}>
      <h2>{texts.beforePlacingOrder}</h2>
      <ul>
        {marked ? (
          <li>
            <button type="button" onClick={() => focusField(marked.path)}>
              {texts.correctMarkedFields}
            </button>
          </li>
        ) : null}
        {open.map(({ path, message }) => (
          <li key={path}>
            <button type="button" onClick={() => focusField(path)}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
