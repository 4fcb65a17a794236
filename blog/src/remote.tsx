import { adminPages, pages } from '@aaram/shared-domain/contract';
import { PanelSkeleton } from '@aaram/shared-panel/skeleton';
import { definePage, defineRemote } from '@aaram/shared-platform/remote';
import { describeBlogs, describePost, describePreview } from '#lib/describe-page.ts';
import { postQuery, prefetchList, relatedQuery } from '#lib/post-queries.ts';
import * as common from '#texts/common.ts';

export default defineRemote([
  definePage({
    pattern: pages.blogs(),
    chunk: 'blogs',
    load: async () => (await import(/* webpackChunkName: "page-blogs" */ '#app/blogs-page.tsx')).BlogsPage,
    reads: ['category', 'tag', 'page'],
    loader: ({ search, platform }) => [prefetchList(platform, search)],
    head: describeBlogs,
  }),
  definePage({
    pattern: pages.blogPost(':id'),
    chunk: 'post',
    load: async () => (await import(/* webpackChunkName: "page-post" */ '#app/post-page.tsx')).PostPage,
    loader: ({ params, platform }) => [
      platform.queryClient.prefetchQuery(postQuery(platform, params.id)),
      platform.queryClient.prefetchQuery(relatedQuery(platform, params.id)),
    ],
    head: describePost,
  }),
  definePage({
    pattern: adminPages.postPreview(':token'),
    chunk: 'preview',
    load: async () => (await import(/* webpackChunkName: "page-preview" */ '#app/preview-page.tsx')).PreviewPage,
    head: describePreview,
  }),
  definePage({
    pattern: pages.adminBlogManager(),
    chunk: 'manager',
    frame: 'panel',
    access: 'panel',
    Skeleton: PanelSkeleton,
    load: async () => (await import(/* webpackChunkName: "page-manager" */ '#app/manager-page.tsx')).ManagerPage,
    head: () => ({ title: common.blogManager, noIndex: true }),
  }),
]);
