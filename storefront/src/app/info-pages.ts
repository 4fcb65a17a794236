import { pages } from '@aaram/shared-domain/contract';
import type { PlatformServices } from '@aaram/shared-platform';
import { definePage } from '@aaram/shared-platform/remote';
import * as titles from '#texts/info-titles.ts';
import { withRest } from './with-rest.ts';

// Few visit these pages, so some share one: every first load carries the name and hash of each file there is.
const loadHelp = () => import(/* webpackChunkName: "page-help" */ './help-pages.ts');
const loadContact = () => import(/* webpackChunkName: "page-about" */ './contact-pages.ts');
const loadPolicies = () => import(/* webpackChunkName: "page-policy" */ './info/policy-page.tsx');

const describe = (canonical: string, title: string) => ({
  pattern: canonical,
  head: () => withRest({ title, canonical }, (rests) => rests.ofText(canonical)),
});

/** They name what checkout charges. Any answer tells how prices are made: a document without one asks for it. */
const withCharges = {
  loader: ({ platform }: { platform: PlatformServices }) =>
    process.env.BROWSER_BUILD ? [] : [platform.api.getPriceRule().catch(() => undefined)],
};

/** A page of the file with all policies, by the name of its component. */
const policy = (canonical: string, title: string, name: keyof Awaited<ReturnType<typeof loadPolicies>>) =>
  definePage({
    ...describe(canonical, title),
    ...withCharges,
    chunk: 'policy',
    load: async () => (await loadPolicies())[name],
  });

/** Pages of text, without data of their own. */
export const infoPages = [
  definePage({
    ...describe(pages.gallery(), titles.gallery),
    chunk: 'about',
    load: async () => (await import(/* webpackChunkName: "page-about" */ './info/gallery-page.tsx')).GalleryPage,
  }),
  definePage({
    ...describe(pages.about(), titles.about),
    chunk: 'about',
    load: async () => (await import(/* webpackChunkName: "page-about" */ './info/about-page.tsx')).AboutPage,
  }),
  definePage({
    ...describe(pages.contact(), titles.contact),
    ...withCharges,
    chunk: 'about',
    load: async () => (await loadContact()).ContactPage,
  }),
  definePage({
    ...describe(pages.faq(), titles.faq),
    ...withCharges,
    chunk: 'about',
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
  definePage({
    pattern: pages.unsubscribe(),
    head: () => ({ title: titles.unsubscribe, noIndex: true }),
    chunk: 'help',
    load: async () => (await loadHelp()).UnsubscribePage,
  }),
  definePage({
    pattern: pages.undoEmailChange(),
    head: () => ({ title: titles.undoEmailChange, noIndex: true }),
    chunk: 'help',
    load: async () => (await loadHelp()).UndoEmailPage,
  }),
  policy(pages.sizeGuide(), titles.sizeGuide, 'SizeGuidePage'),
  policy(pages.returnPolicy(), titles.returnPolicy, 'ReturnPolicyPage'),
  policy(pages.terms(), titles.terms, 'TermsPage'),
  policy(pages.privacy(), titles.privacy, 'PrivacyPage'),
  policy(pages.shippingPolicy(), titles.shippingPolicy, 'ShippingPolicyPage'),
];
