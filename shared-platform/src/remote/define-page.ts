import type { ReactNode } from 'react';
import type { PlatformServices } from '../host/platform-context.ts';
import type { RouteHandle } from './route-handle.ts';

type ParamNames<Path extends string> = Path extends `${infer Start}/${infer Rest}`
  ? ParamNames<Start> | ParamNames<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

/** The path parameters of a pattern: `{ id: string }` for `/blog-details/:id`. */
type PageParams<Pattern extends string> = Readonly<Record<ParamNames<Pattern>, string>>;

/**
 * `loader` starts the calls whose answers the page reads from the query cache, while its script loads. The server waits
 * for all of them, a browser renders without waiting. A page with `access` has no loader: whether the visitor may see
 * it is known only at render.
 */
type Loaded<Params> =
  | {
      access?: undefined;
      loader?: (page: { params: Params; search: URLSearchParams; platform: PlatformServices }) => Promise<unknown>[];
    }
  | { access: NonNullable<RouteHandle['access']>; loader?: undefined };

/** The definition of a page: what the shell shows around it, and where its script and its data come from. */
type PageOf<Params> = RouteHandle<Params> &
  Loaded<Params> & {
    /** The addresses of the page, in the router's syntax. */
    pattern: string;
    /** Names its files: `cart` for the chunk `page-cart` that `load` imports. */
    chunk: string;
    load: () => Promise<(props: { params: Params }) => ReactNode>;
    /** Query parameters that the page reads, by default none. For a document the server ignores all others. */
    reads?: readonly string[];
  };

/** A page as the shell sees it, with any path parameters. */
export type Page = PageOf<Readonly<Record<string, string | undefined>>>;

/** Defines a page of an app in one definition; the types of its path parameters come from the pattern. */
export const definePage = <const Pattern extends string>(page: PageOf<PageParams<Pattern>> & { pattern: Pattern }) =>
  page as Page;
