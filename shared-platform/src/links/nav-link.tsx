import { useLocation, useResolvedPath } from 'react-router-dom';
import { Link, type LinkProps } from './link.tsx';

export type NavLinkProps = LinkProps & {
  /** Only the page itself is marked, none of the pages below it. */
  end?: boolean | undefined;
};

/** A link that is marked with `aria-current` on its page and, without `end`, on the pages below it. */
export function NavLink({ end = false, ...rest }: NavLinkProps) {
  const path = useResolvedPath(rest.to).pathname.toLowerCase();
  const current = useLocation().pathname.toLowerCase();
  const isBelow = !end && path !== '/' && current.startsWith(`${path}/`);
  return <Link {...rest} aria-current={current === path || isBelow ? 'page' : undefined} />;
}
