import { PanelSkeleton } from '@aaram/shared-panel/skeleton';
import { defineRemote, type RouteHandle } from '@aaram/shared-platform';
import { describeBlogs, describePost } from '#lib/describe-page.ts';
import { loadPost, loadPosts } from '#lib/load-posts.ts';

export default defineRemote({
  pages: { '/blogs': 'blogs', '/blog-details/:id': 'post', '/admin-blog-manager': 'manager' },
  createRoutes: (platform) => [
    {
      path: '/blogs',
      loader: () => loadPosts(platform),
      handle: { head: describeBlogs } satisfies RouteHandle,
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "page-blogs" */ '#app/blogs-page.tsx')).BlogsPage,
      }),
    },
    {
      path: '/blog-details/:id',
      loader: ({ params }) => loadPost(platform, params.id ?? ''),
      handle: { head: describePost } satisfies RouteHandle,
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "page-post" */ '#app/post-page.tsx')).PostPage,
      }),
    },
    {
      path: '/admin-blog-manager',
      handle: {
        frame: 'panel',
        access: 'panel',
        Skeleton: PanelSkeleton,
        head: () => ({ title: 'Blog Manager', noIndex: true }),
      } satisfies RouteHandle,
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "page-manager" */ '#app/manager-page.tsx')).ManagerPage,
      }),
    },
  ],
});
