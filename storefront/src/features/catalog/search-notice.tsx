import type { SearchNotice as Notice } from '@aaram/shared-domain/catalog';
import { Link } from '@aaram/shared-platform';
import { IconX } from '@aaram/shared-ui/icon';
import { TextLink } from '@aaram/shared-ui/link';
import * as texts from '#texts/catalog.ts';
import * as common from '#texts/common.ts';
import chips from './chips.module.css';
import styles from './search-notice.module.css';
import type { ListFilters } from './use-list-filters.ts';

type SearchNoticeProps = { list: ListFilters; notice: Notice | undefined };

/** The sentence about what was understood; undefined when all was found as it was typed. */
function describe({ corrected, missing, notSold }: Notice): string | undefined {
  if (notSold.length > 0) {
    return texts.notSoldHere(notSold.join(', '));
  }
  if (missing.length > 0) {
    return texts.nothingFor(missing.join(', '));
  }
  return corrected === null ? undefined : texts.resultsFor(corrected);
}

/** What acts as a filter: each with a link to the search without it. */
function NamedFilters({ list, notice }: { list: ListFilters; notice: Notice }) {
  if (notice.chips.length === 0) {
    return null;
  }
  return (
    <ul className={chips.row} aria-label={texts.namedFilters}>
      {notice.chips.map(({ kind, label, without }) => {
        const name = kind === 'size' ? common.sizeIs(label) : texts.asName(label);
        return (
          <li key={`${kind} ${label}`}>
            <Link
              to={list.hrefFor({ ...list.filters, q: without })}
              className={chips.applied}
              aria-label={texts.removeFilter(name)}
            >
              {name}
              <IconX size={14} />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/**
 * How a search was understood, above its products: what it was read as, what is missing, what acts as a filter, and the
 * way back to the letters as they were typed.
 */
export function SearchNotice({ list, notice }: SearchNoticeProps) {
  const { q, literal, ...filters } = list.filters;
  if (q === undefined || (notice === undefined && literal === undefined)) {
    return null;
  }
  if (literal !== undefined) {
    return (
      <div className={styles.notice}>
        <p className={styles.said}>
          {texts.onlyLetters(q)}{' '}
          <TextLink as={Link} to={list.hrefFor({ ...filters, q })}>
            {texts.searchMeaning}
          </TextLink>
        </p>
      </div>
    );
  }
  const said = notice && describe(notice);
  const page = notice?.page;
  return (
    <div className={styles.notice}>
      {page ? (
        <p className={styles.said}>
          <TextLink as={Link} to={page}>
            {texts.goToPage(page)}
          </TextLink>
        </p>
      ) : null}
      {said === undefined ? null : (
        <p className={styles.said} role="status">
          {said}{' '}
          <TextLink as={Link} to={list.hrefFor({ ...filters, q, literal: '1' })}>
            {texts.searchLetters(q)}
          </TextLink>
        </p>
      )}
      {notice === undefined ? null : <NamedFilters list={list} notice={notice} />}
    </div>
  );
}
