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

type AnyParams = Readonly<Record<string, string | undefined>>;

/** What a page's head is made of: its address, and what was loaded for it. */
export type HeadSource<Params = AnyParams> = {
  params: Params;
  search: URLSearchParams;
  queryClient: QueryClient;
  origin: string;
};

/** What a page tells the shell about the frame around it, in its route's `handle`. */
export type RouteHandle<Params = AnyParams> = {
  head?: (page: HeadSource<Params>) => HeadTags;
  frame?: PageFrame;
  /** Who may see the page. The shell sends others to /login or shows 403; the server decides on every call anyway. */
  access?: 'signed-in' | 'panel' | undefined;
  /** Shown by the server and while the session is not known yet, for pages with `access`. */
  Skeleton?: () => React.JSX.Element;
  /** The page's mood: glow pages are dark. */
  theme?: 'night' | undefined;
};
