import { panelPlaces, useMaySee } from '@aaram/shared-panel';
import { Link } from '@aaram/shared-platform';
import { TextLink } from '@aaram/shared-ui/link';
import * as common from '#texts/common.ts';
import styles from './more-pages.module.css';

/** Links to the pages of the panel that its side bar does not have. */
export function MorePages() {
  const maySee = useMaySee();
  const links = panelPlaces.filter((place) => place.link === 'more' && maySee(place));
  return (
    <nav aria-label={common.morePages} className={styles.links}>
      {links.map(({ path, name }) => (
        <TextLink key={path} as={Link} quiet to={path}>
          {name}
        </TextLink>
      ))}
    </nav>
  );
}
