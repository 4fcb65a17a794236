/**
 * What the shell lends its remotes: one router, one query cache, one store, one session, one toast area. Remotes load
 * it from the shell at run time, so that a page has it only once. Names only, no `export *`: this list is the contract
 * between shell and remotes.
 */
export {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export { type RouteObject, useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
export { type PlatformServices, usePlatform } from './host/platform-context.ts';
export { presentPriceRule, usePriceRule } from './host/price-rule.ts';
export { Link, type LinkProps } from './links/link.tsx';
export { NavLink } from './links/nav-link.tsx';
export { alert, confirm } from './notify/dialogs.ts';
export { toast } from './notify/toast.ts';
export type { HeadSource, HeadTags, PageFrame, RouteHandle } from './remote/route-handle.ts';
export { type Intent, useRequireLogin } from './session/intent.ts';
export { useLogout } from './session/use-logout.ts';
export { type Session, useSession } from './session/use-session.ts';
export { useCart } from './shopping/cart-query.ts';
export { useAddToCart } from './shopping/use-add-to-cart.ts';
export { forgetViewed, viewedKey } from './shopping/viewed.ts';
export { useToggleWishlist, useWishlist } from './shopping/wishlist-query.ts';
export { KeepHtml, keptPart } from './static-html/keep-html.tsx';
export { useNearViewport } from './static-html/use-near-viewport.ts';
export { Sentence, type SentenceParts } from './words/sentence.tsx';
