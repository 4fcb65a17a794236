import { adminPages, type PanelOutlook } from '@aaram/shared-domain/contract';
import { PanelBox } from '@aaram/shared-panel';
import { Link, useSession } from '@aaram/shared-platform';
import { TextLink } from '@aaram/shared-ui/link';
import * as texts from '#texts/sales.ts';
import styles from './outlook.module.css';

/** Sizes that run out within two weeks, the soonest first, each with a link to restock it. */
export function RunningOut({ sizes }: { sizes: PanelOutlook['runningOut'] }) {
  return (
    <PanelBox title={texts.runningOut}>
      {sizes.length === 0 ? <p className={styles.none}>{texts.nothingRunsOut}</p> : null}
      <ul className={styles.list}>
        {sizes.map(({ product, name, size, left, sold, days }) => (
          <li key={`${product} ${size}`} className={styles.item}>
            <div>
              <Link to={adminPages.editProduct(product)} className={styles.name}>
                {name}
              </Link>
              <span className={styles.quiet}>
                {size === 'Quantity' ? '' : `${texts.ofSize(size)} · `}
                {texts.left(left)} · {texts.soldIn30Days(sold)}
              </span>
            </div>
            <b className={styles.figure}>{left === 0 ? texts.gone : texts.lasts(days)}</b>
          </li>
        ))}
      </ul>
    </PanelBox>
  );
}

/** What shoppers looked for and did not find. */
export function ZeroResultSearches({ searches }: { searches: PanelOutlook['soughtInVain'] }) {
  const isAdmin = useSession().role === 'admin';
  return (
    <PanelBox title={texts.zeroResultSearches}>
      {searches.length === 0 ? <p className={styles.none}>{texts.nothingSought}</p> : null}
      <ul className={styles.list}>
        {searches.map(({ text, times }) => (
          <li key={text} className={styles.item}>
            <div>
              <span className={styles.text}>{text}</span>
              <span className={styles.quiet}>
                <TextLink
                  as={Link}
                  to={`/search?${new URLSearchParams({ q: text })}`}
                  aria-label={texts.seeNearOf(text)}
                >
                  {texts.seeNear}
                </TextLink>
                {isAdmin ? (
                  <>
                    {' · '}
                    <TextLink
                      as={Link}
                      to={`${adminPages.searchWords()}?${new URLSearchParams({ add: text })}`}
                      aria-label={texts.addWordsFor(text)}
                    >
                      {texts.addWords}
                    </TextLink>
                  </>
                ) : null}
              </span>
            </div>
            <b className={styles.figure}>{texts.times(times)}</b>
          </li>
        ))}
      </ul>
    </PanelBox>
  );
}
