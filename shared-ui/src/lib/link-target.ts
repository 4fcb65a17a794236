import type { ElementType } from 'react';

/** Address props for a link element: `href` for a plain `<a>`, `to` for a router's link component. */
export function linkTarget(as: ElementType, href: string): { href: string } | { to: string } {
  return typeof as === 'string' ? { href } : { to: href };
}
