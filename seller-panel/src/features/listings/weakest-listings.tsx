import type { ListingScore } from '@aaram/shared-domain/catalog/schema';
import { adminPages, createProductCalls, panelKeys } from '@aaram/shared-domain/contract';
import { Link, type PlatformServices, queryOptions, usePlatform, useQuery } from '@aaram/shared-platform';
import { TextLink } from '@aaram/shared-ui/link';
import type { Column } from '#lib/list/row-table.tsx';
import { TrailBox } from '#lib/list/trail-box.tsx';
import * as texts from '#texts/listings.ts';
import styles from './weakest-listings.module.css';

const scoresQuery = ({ api }: Pick<PlatformServices, 'api'>) =>
  queryOptions({
    queryKey: panelKeys.listingScores(),
    queryFn: () => createProductCalls(api.call).getListingScores(),
  });

const columns: readonly Column<ListingScore>[] = [
  {
    head: texts.product,
    cell: ({ _id, name }) => (
      <TextLink as={Link} quiet className={styles.name} to={adminPages.editProduct(_id)}>
        {name}
      </TextLink>
    ),
    breaks: true,
  },
  { head: texts.score, cell: ({ score }) => texts.ofHundred(score), isNumber: true },
  { head: texts.lacks, cell: ({ lacking }) => lacking.map(texts.describeGap).join(', '), breaks: true },
];

/** The weakest listings of a seller, for an admin of all, with what each lacks. */
export function WeakestListings() {
  const scores = useQuery(scoresQuery(usePlatform()));
  return (
    <TrailBox
      title={texts.weakest}
      none={texts.nothingLacks}
      rows={scores}
      columns={columns}
      head={<p className={styles.intro}>{texts.whatCounts}</p>}
    />
  );
}
