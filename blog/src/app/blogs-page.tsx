import { nameAsWritten, readTopic, type Topic } from '@aaram/shared-domain/content';
import { blogPages, pages } from '@aaram/shared-domain/contract';
import { Link, usePlatform, useQuery, useSearchParams } from '@aaram/shared-platform';
import { ButtonLink } from '@aaram/shared-ui/button';
import { EmptyState } from '@aaram/shared-ui/empty-state';
import { ErrorState } from '@aaram/shared-ui/error-state';
import { TextLink } from '@aaram/shared-ui/link';
import { Pagination } from '@aaram/shared-ui/pagination';
import { BlogHero } from '#features/post-list/blog-hero.tsx';
import { ComingStory, LeadStory, PostGrid } from '#features/post-list/post-cards.tsx';
import { findListPage, listQuery } from '#lib/post-queries.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/post-list.ts';
import styles from './blogs-page.module.css';

const AllPosts = () => (
  <ButtonLink as={Link} to={pages.blogs()}>
    {texts.allPosts}
  </ButtonLink>
);

function Stories() {
  const [search] = useSearchParams();
  const posts = useQuery(listQuery(usePlatform(), search));
  if (posts.isLoadingError) {
    return <ErrorState title={common.postsNotLoaded} onRetry={() => posts.refetch()} busy={posts.isFetching} />;
  }
  if (posts.isPending) {
    return <ComingStory />;
  }
  const list = findListPage(posts.data, search);
  if (list.isMissing) {
    const title = list.topic && list.page === 1 ? texts.nothingAbout(list.topic.name) : texts.noSuchPage;
    return (
      <EmptyState title={title} action={<AllPosts />}>
        {texts.writtenOtherwise}
      </EmptyState>
    );
  }
  const [lead, ...others] = list.shown;
  if (lead === undefined) {
    return <EmptyState title={common.noPostsYet}>{texts.firstPostsWillAppear}</EmptyState>;
  }
  return (
    <>
      <LeadStory post={lead} />
      <PostGrid posts={others} />
      <Pagination
        page={list.page}
        pages={list.pages}
        linkAs={Link}
        hrefFor={(page) => blogPages.list(list.topic, page)}
      />
    </>
  );
}

function TopicHeading({ topic }: { topic: Topic }) {
  const [search] = useSearchParams();
  const { data } = useQuery(listQuery(usePlatform(), search));
  return (
    <header className={styles.topic}>
      <TextLink as={Link} to={pages.blogs()}>
        {texts.allPosts}
      </TextLink>
      <h1 className={styles.title}>{texts.postsAbout(nameAsWritten(data?.items ?? [], topic))}</h1>
    </header>
  );
}

/** All posts, or those about a topic (product-rules.md#topics-of-posts). */
export function BlogsPage() {
  const [search] = useSearchParams();
  const topic = readTopic(search);
  return (
    <div className={styles.page}>
      {topic ? <TopicHeading topic={topic} /> : <BlogHero />}
      <div className={styles.stories}>
        <Stories />
      </div>
    </div>
  );
}
