import { pages } from '@aaram/shared-domain/contract';
import { definePage } from '@aaram/shared-platform/remote';
import * as titles from '#texts/info-titles.ts';
import { buildInfoDescriptions } from './info-descriptions.ts';

/** Few visit these pages, so they share a file. */
const loadHelp = () => import(/* webpackChunkName: "page-help" */ './help-pages.ts');
/** Both have the frequent questions. */
const loadContact = () => import(/* webpackChunkName: "page-contact" */ './contact-pages.ts');
const loadPolicies = () => import(/* webpackChunkName: "page-policy" */ './policy-page.tsx');

/** Search engines and shared links read descriptions from documents: browsers do not load them. */
const inDocuments = process.env.BROWSER_BUILD ? undefined : buildInfoDescriptions();

const describe = (canonical: string, title: string) => ({
  pattern: canonical,
  head: () => ({ title, description: inDocuments?.[canonical], canonical }),
});

/** A page of the file with all policies, by the name of its component. */
const policy = (canonical: string, title: string, name: keyof Awaited<ReturnType<typeof loadPolicies>>) =>
  definePage({ ...describe(canonical, title), chunk: 'policy', load: async () => (await loadPolicies())[name] });

/** Pages of text, without data of their own. */
export const infoPages = [
  definePage({
    ...describe(pages.gallery(), titles.gallery),
    chunk: 'gallery',
    load: async () => (await import(/* webpackChunkName: "page-gallery" */ './gallery-page.tsx')).GalleryPage,
  }),
  definePage({
    ...describe(pages.about(), titles.about),
    chunk: 'about',
    load: async () => (await import(/* webpackChunkName: "page-about" */ './about-page.tsx')).AboutPage,
  }),
  definePage({
    ...describe(pages.contact(), titles.contact),
    chunk: 'contact',
    load: async () => (await loadContact()).ContactPage,
  }),
  definePage({
    ...describe(pages.faq(), titles.faq),
    chunk: 'contact',
    load: async () => (await loadContact()).FaqPage,
  }),
  definePage({
    ...describe(pages.grievance(), titles.grievance),
    chunk: 'help',
    load: async () => (await loadHelp()).GrievancePage,
  }),
  definePage({
    ...describe(pages.findOrder(), titles.findOrder),
    chunk: 'help',
    load: async () => (await loadHelp()).FindOrderPage,
  }),
  policy(pages.sizeGuide(), titles.sizeGuide, 'SizeGuidePage'),
  policy(pages.returnPolicy(), titles.returnPolicy, 'ReturnPolicyPage'),
  policy(pages.terms(), titles.terms, 'TermsPage'),
  policy(pages.privacy(), titles.privacy, 'PrivacyPage'),
  policy(pages.shippingPolicy(), titles.shippingPolicy, 'ShippingPolicyPage'),
];
