import type { QueryClient } from '@tanstack/react-query';

/** What a page says of itself to browsers, search engines and people who share it. */
export type HeadTags = {
  title: string;
  description?: string | undefined;
  /** Path of the page's own address, such as `/men`; the shell adds the origin. */
  canonical?: string | undefined;
  image?: string | undefined;
  type?: 'website' | 'product' | 'article' | undefined;
  noIndex?: boolean | undefined;
  /** schema.org objects, written as JSON-LD. */
  jsonLd?: Record<string, unknown>[] | undefined;
  /** Pictures the first screen needs, to be asked for before the scripts. */
  preloadImages?: { srcSet: string; sizes: string; type: string }[] | undefined;
};

/** The frame around a page: the whole store, checkout's bare one, the back office, or nothing (printing). */
export type PageFrame = 'store' | 'checkout' | 'panel' | 'bare';

/** What a remote's route tells the shell, in the route's `handle`. */
export type RouteHandle = {
  head?: (page: {
    params: Record<string, string | undefined>;
    search: URLSearchParams;
    queryClient: QueryClient;
    origin: string;
  }) => HeadTags;
  frame?: PageFrame;
  /** Who may see the page. The shell sends others to /login or shows 403; the server decides on every call anyway. */
  access?: 'signed-in' | 'panel';
  /** Shown by the server and while the session is not known yet, for pages with `access`. */
  Skeleton?: () => React.JSX.Element;
  /** The page's mood: glow pages are dark. */
  theme?: 'night';
};
