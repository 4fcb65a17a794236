import type { ComponentProps, MouseEvent } from 'react';
import { type NavigateOptions, type To, useHref, useLinkClickHandler } from 'react-router-dom';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A page of this site, or a whole address (`https:`), which the browser opens itself. */
  to: To;
} & Pick<NavigateOptions, 'replace' | 'state' | 'preventScrollReset'>;

const isElsewhere = (to: To): to is string => typeof to === 'string' && /^https?:/i.test(to);

/**
 * A link to a page of the store. Made of the router's own hooks: its `Link` brings the loading of pages in framework mode
 * along, 1 KiB that every first load would have.
 */
export function Link({ to, replace, state, preventScrollReset, target, onClick, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(replace !== undefined && { replace }),
    ...(preventScrollReset !== undefined && { preventScrollReset }),
    ...(target !== undefined && { target }),
  });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented && !isElsewhere(to)) follow(event);
  };
  const page = useHref(to);
  return <a {...rest} href={isElsewhere(to) ? to : page} target={target} onClick={handleClick} />;
}
