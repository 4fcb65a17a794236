import type { ComponentProps, ElementType } from 'react';
import { IconChevronLeft, IconChevronRight } from '#icon/index.ts';
import { cx } from '#lib/cx.ts';
import { linkTarget } from '#lib/link-target.ts';
import * as texts from '#texts/pagination.ts';
import { pageWindow } from './page-window.ts';
import styles from './pagination.module.css';

export type PaginationProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** 1-based. */
  page: number;
  pages: number;
  hrefFor: (page: number) => string;
  /** Link component. @default 'a' */
  linkAs?: ElementType | undefined;
  /** @default 'Pages' */
  label?: string | undefined;
};

/** Links to the pages of a list; nothing for a single page. */
export function Pagination(props: PaginationProps) {
  const { page, pages, hrefFor, linkAs: Link = 'a', label = texts.pages, className, ...rest } = props;
  if (pages <= 1) {
    return null;
  }
  return (
    <nav aria-label={label} {...rest} className={cx(styles.pagination, className)}>
      {page > 1 ? (
        <Link {...linkTarget(Link, hrefFor(page - 1))} rel="prev" aria-label={texts.previousPage}>
          <IconChevronLeft />
        </Link>
      ) : null}
      {pageWindow(page, pages).map((n, index) =>
        n === undefined ? (
          <span key={index === 1 ? 'gap-before' : 'gap-after'} aria-hidden>
            …
          </span>
        ) : (
          <Link
            key={n}
            {...linkTarget(Link, hrefFor(n))}
            aria-label={texts.page(n)}
            aria-current={n === page ? 'page' : undefined}
          >
            {n}
          </Link>
        ),
      )}
      {page < pages ? (
        <Link {...linkTarget(Link, hrefFor(page + 1))} rel="next" aria-label={texts.nextPage}>
          <IconChevronRight />
        </Link>
      ) : null}
    </nav>
  );
}
