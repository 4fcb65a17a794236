import type { ReactNode } from 'react';
import type { PlatformServices } from '../host/platform-context.ts';
import type { RouteHandle } from './route-handle.ts';

type ParamNames<Path extends string> = Path extends `${infer Start}/${infer Rest}`
  ? ParamNames<Start> | ParamNames<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

/** The parameters that a pattern names: `{ id: string }` of `/blog-details/:id`. */
type PageParams<Pattern extends string> = Readonly<Record<ParamNames<Pattern>, string>>;

/**
 * What starts the calls whose answers the page reads from the query cache, beside its script: the server waits for all of
 * them, a browser draws meanwhile. A page with `access` has none: who may see it is known only where it is drawn.
 */
type Loaded<Params> =
  | {
      access?: undefined;
      loader?: (page: { params: Params; search: URLSearchParams; platform: PlatformServices }) => Promise<unknown>[];
    }
  | { access: NonNullable<RouteHandle['access']>; loader?: undefined };

/** Everything that is known of a page: what the shell shows around it, and where its script and its data come from. */
type PageOf<Params> = RouteHandle<Params> &
  Loaded<Params> & {
    /** The addresses it answers, in the router's syntax. */
    pattern: string;
    /** Names its files: `cart` for the chunk `page-cart` that `load` imports. */
    chunk: string;
    load: () => Promise<(props: { params: Params }) => ReactNode>;
    /** Parameters of the address that it reads; none without. The server makes a document for these alone. */
    reads?: readonly string[];
  };

/** A page as the shell sees it, whichever parameters it has. */
export type Page = PageOf<Readonly<Record<string, string | undefined>>>;

/** A page of an app: all there is to say of it, once. What its address gives it is named and typed as the pattern says. */
export const definePage = <const Pattern extends string>(page: PageOf<PageParams<Pattern>> & { pattern: Pattern }) =>
  page as Page;
