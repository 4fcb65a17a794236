import { usePlatform, useQuery } from '@aaram/shared-platform';
import { EmptyState } from '@aaram/shared-ui/empty-state';
import { ErrorState } from '@aaram/shared-ui/error-state';
import { BlogHero } from '#features/post-list/blog-hero.tsx';
import { ComingStory, LeadStory, PostGrid } from '#features/post-list/post-cards.tsx';
import { postsQuery } from '#lib/post-queries.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/post-list.ts';
import styles from './blogs-page.module.css';

function Stories() {
  const posts = useQuery(postsQuery(usePlatform()));
  if (posts.isLoadingError) {
    return <ErrorState title={common.postsNotLoaded} onRetry={() => posts.refetch()} busy={posts.isFetching} />;
  }
  if (posts.isPending) {
    return <ComingStory />;
  }
  const [lead, ...others] = posts.data;
  if (lead === undefined) {
    return <EmptyState title={common.noPostsYet}>{texts.firstPostsWillAppear}</EmptyState>;
  }
  return (
    <>
      <LeadStory post={lead} />
      <PostGrid posts={others} />
    </>
  );
}

export function BlogsPage() {
  return (
    <div className={styles.page}>
      <BlogHero />
      <div className={styles.stories}>
        <Stories />
      </div>
    </div>
  );
}
