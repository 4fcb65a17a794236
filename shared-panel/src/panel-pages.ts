import { adminPages, pages } from '@aaram/shared-domain/contract';
import type { TeamWork } from '@aaram/shared-domain/team';
import * as texts from '#texts/panel-pages.ts';

/** A page of the back office: everything that links to it or guards it is made from this. */
export type PanelEntry = {
  /** The address, or how it begins where it names a thing. */
  path: string;
  name: string;
  /** The work in a team that it is for; null for pages of the store's admins. */
  work: TeamWork | null;
  /** Where a link to it stands, beside the palette: in the side bar's first part, below its line, or nowhere. */
  link: 'side' | 'more' | 'palette' | 'none';
};

/** Every page of the panel, in the order of its links (product-rules.md#panel-pages). */
export const panelEntries: readonly PanelEntry[] = [
  { path: pages.adminDashboard(), name: texts.dashboard, work: 'team', link: 'side' },
  { path: pages.adminProducts(), name: texts.allProducts, work: 'catalogue', link: 'side' },
  { path: pages.adminAddProduct(), name: texts.addProduct, work: 'catalogue', link: 'side' },
  { path: adminPages.editProduct(''), name: texts.editProduct, work: 'catalogue', link: 'none' },
  { path: pages.adminOrders(), name: texts.allOrders, work: 'orders', link: 'side' },
  { path: adminPages.order(''), name: texts.order, work: 'orders', link: 'none' },
  { path: pages.adminInvoice(''), name: texts.invoice, work: 'orders', link: 'none' },
  { path: adminPages.payLinks(), name: texts.payLinks, work: 'orders', link: 'more' },
  { path: pages.adminReturns(), name: texts.returns, work: 'orders', link: 'more' },
  { path: adminPages.reviews(), name: texts.reviews, work: 'catalogue-or-content', link: 'more' },
  { path: adminPages.accounts(), name: texts.accounts, work: 'owner', link: 'more' },
  { path: adminPages.files(), name: texts.files, work: 'catalogue', link: 'more' },
  { path: adminPages.history(), name: texts.history, work: 'team', link: 'more' },
  { path: adminPages.listings(), name: texts.listings, work: 'catalogue', link: 'more' },
  { path: adminPages.trash(), name: texts.trash, work: 'catalogue', link: 'palette' },
  { path: pages.adminBlogManager(), name: texts.blogManager, work: 'content', link: 'side' },
  { path: adminPages.media(), name: texts.media, work: 'catalogue-or-content', link: 'more' },
  { path: adminPages.team(), name: texts.team, work: 'team', link: 'more' },
  { path: pages.adminGrievances(), name: texts.complaints, work: null, link: 'more' },
  { path: adminPages.credits(), name: texts.credits, work: null, link: 'more' },
  { path: adminPages.searchWords(), name: texts.searchWords, work: null, link: 'more' },
  { path: pages.adminSecurity(), name: texts.security, work: null, link: 'more' },
  { path: adminPages.outbox(), name: texts.outbox, work: null, link: 'more' },
  { path: adminPages.releases(), name: texts.releases, work: null, link: 'more' },
];

/** The page at an address. */
export const findPanelEntry = (path: string): PanelEntry | undefined =>
  panelEntries.find((entry) => path === entry.path || (entry.path.endsWith('/') && path.startsWith(entry.path)));

/** The work that the page at this address is for. A page of the store's admins says itself whose it is. */
export const workOfPage = (path: string): TeamWork => findPanelEntry(path)?.work ?? 'team';
