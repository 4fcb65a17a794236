import { pages } from '@aaram/shared-domain/contract';
import { Link, usePlatform, useQuery } from '@aaram/shared-platform';
import { ButtonLink } from '@aaram/shared-ui/button';
import { EmptyState } from '@aaram/shared-ui/empty-state';
import { ErrorState } from '@aaram/shared-ui/error-state';
import { Container } from '@aaram/shared-ui/page-frame';
import { SharedDesign } from '#features/shared-design/shared-design.tsx';
import { sharedDesignQuery } from '#features/shared-design/shared-design-query.ts';
import * as texts from '#texts/shared-design.ts';
import { PageSkeleton } from '../page-skeleton.tsx';

/** A design by the link that its maker gave away. */
export function SharedDesignPage({ params: { token } }: { params: { token: string } }) {
  const { data, isError, isFetching, refetch } = useQuery(sharedDesignQuery(usePlatform(), token));
  if (isError) {
    return <ErrorState title={texts.notLoaded} headingLevel={1} onRetry={() => void refetch()} busy={isFetching} />;
  }
  if (data === null) {
    return (
      <Container>
        <EmptyState
          title={texts.ended}
          headingLevel={1}
          action={
            <ButtonLink as={Link} to={pages.category('customized')}>
              {texts.customised}
            </ButtonLink>
          }
        >
          {texts.endedHint}
        </EmptyState>
      </Container>
    );
  }
  return <Container>{data ? <SharedDesign token={token} shared={data} /> : <PageSkeleton />}</Container>;
}
