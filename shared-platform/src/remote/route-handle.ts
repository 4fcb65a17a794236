import type { QueryClient } from '@tanstack/react-query';

/** What a page tells browsers, search engines and people who share it. */
export type HeadTags = {
  title: string;
  description?: string | undefined;
  /** The page's canonical path, such as `/men`; the shell adds the origin. */
  canonical?: string | undefined;
  image?: string | undefined;
  /** The path of an RSS feed of what the page shows. */
  feed?: string | undefined;
  type?: 'website' | 'product' | 'article' | undefined;
  /** For previews of a shared product: rupees with GST, such as '2071.64'. */
  price?: string | undefined;
  noIndex?: boolean | undefined;
  /** schema.org objects, written as JSON-LD. */
  jsonLd?: Record<string, unknown>[] | undefined;
  /** In browsers: makes the tags that stand in documents from the start (description, structured data), by a later script. */
  rest?: (() => Promise<Partial<HeadTags>>) | undefined;
  /** Pictures that the first screen needs, preloaded before the scripts. */
  preloadImages?: { srcSet: string; sizes: string; type: string }[] | undefined;
};

/** The frame around a page: of the whole store, of checkout, of the back office, or none (printing). */
export type PageFrame = 'store' | 'checkout' | 'panel' | 'bare';

type AnyParams = Readonly<Record<string, string | undefined>>;

/** What `head` gets: the page's address, and the data loaded for it. */
export type HeadSource<Params = AnyParams> = {
  params: Params;
  search: URLSearchParams;
  queryClient: QueryClient;
  origin: string;
  /** Who the store is; an older shell does not say. */
  store?: { brandName: string; legalName: string } | undefined;
};

/** What a page tells the shell about its head, frame and access, in its route's `handle`. */
export type RouteHandle<Params = AnyParams> = {
  head?: (page: HeadSource<Params>) => HeadTags;
  frame?: PageFrame;
  /** Who may see the page. The shell sends others to /login or shows 403; the server checks every call anyway. */
  access?: 'signed-in' | 'panel' | undefined;
  /** For pages with `access`: shown by the server, and until the session is known. */
  Skeleton?: () => React.JSX.Element;
  /** The page's own theme: glow pages are dark. */
  theme?: 'night' | undefined;
};
