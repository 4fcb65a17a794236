import type { PayLink } from '@aaram/shared-domain/pay-link';
import { usePlatform, useQuery } from '@aaram/shared-platform';
import { ListBox } from '#lib/list/list-box.tsx';
import type { CardFacts } from '#lib/list/list-facts.ts';
import { pageOfAll } from '#lib/list/page-of-all.ts';
import { useListPage } from '#lib/list/use-list-page.ts';
import * as texts from '#texts/pay-links.ts';
import { LinkCard } from './link-card.tsx';
import { payLinksQuery } from './pay-link-queries.ts';
import styles from './pay-links.module.css';

const facts: CardFacts<PayLink> = {
  filters: [],
  size: 20,
  texts: { loading: texts.links, notLoaded: texts.linksNotLoaded, none: texts.noLinks },
  usePage: (asked) => pageOfAll(useQuery(payLinksQuery(usePlatform())), asked),
};

/** The newest orders for customers, each with its link. */
export function LinkList() {
  const list = useListPage(facts);
  return (
    <ListBox list={list} title={texts.links}>
      {(links) => (
        <div className={styles.cards}>
          {links.map((link) => (
            <LinkCard key={link._id} link={link} />
          ))}
        </div>
      )}
    </ListBox>
  );
}
