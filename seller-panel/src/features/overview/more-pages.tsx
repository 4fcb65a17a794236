import { adminPages, pages } from '@aaram/shared-domain/contract';
import { useMayWork } from '@aaram/shared-panel';
import { Link, useSession } from '@aaram/shared-platform';
import { TextLink } from '@aaram/shared-ui/link';
import * as common from '#texts/common.ts';
import styles from './more-pages.module.css';

/** Links to the pages of the panel that its side bar does not have. */
export function MorePages() {
  const isAdmin = useSession().role === 'admin';
  const isOwner = useMayWork()('owner');
  const links = [
    { to: pages.adminReturns(), text: common.returns },
    { to: adminPages.reviews(), text: common.reviews },
    ...(isOwner ? [{ to: adminPages.accounts(), text: common.accounts }] : []),
    { to: adminPages.files(), text: common.files },
    { to: adminPages.media(), text: common.media },
    { to: adminPages.history(), text: common.history },
    { to: adminPages.team(), text: common.team },
    ...(isAdmin
      ? [
          { to: pages.adminGrievances(), text: common.complaints },
          { to: adminPages.credits(), text: common.credits },
          { to: pages.adminSecurity(), text: common.security },
          { to: adminPages.releases(), text: common.releases },
        ]
      : []),
  ];
  return (
    <nav aria-label={common.morePages} className={styles.links}>
      {links.map(({ to, text }) => (
        <TextLink key={to} as={Link} quiet to={to}>
          {text}
        </TextLink>
      ))}
    </nav>
  );
}
