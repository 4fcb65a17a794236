import { pages } from '@aaram/shared-domain/contract';
import { definePage } from '@aaram/shared-platform/remote';
import { infoDescriptions } from './info-descriptions.ts';

const loadPolicies = () => import(/* webpackChunkName: "page-policy" */ './policy-page.tsx');

/** Search engines and shared links read descriptions from documents: browsers do not load them. */
const inDocuments = process.env.BROWSER_BUILD ? undefined : infoDescriptions;

const describe = (canonical: string, title: string) => ({
  pattern: canonical,
  head: () => ({ title, description: inDocuments?.[canonical], canonical }),
});

/** Pages of text, without data. */
export const infoPages = [
  definePage({
    ...describe(pages.gallery(), "Founder's Milestone & Memory lane"),
    chunk: 'gallery',
    load: async () => (await import(/* webpackChunkName: "page-gallery" */ './gallery-page.tsx')).GalleryPage,
  }),
  definePage({
    ...describe(pages.about(), 'About'),
    chunk: 'about',
    load: async () => (await import(/* webpackChunkName: "page-about" */ './about-page.tsx')).AboutPage,
  }),
  definePage({
    ...describe(pages.contact(), 'Contact'),
    chunk: 'contact',
    load: async () => (await import(/* webpackChunkName: "page-contact" */ './contact-page.tsx')).ContactPage,
  }),
  definePage({
    ...describe(pages.faq(), 'FAQ'),
    chunk: 'faq',
    load: async () => (await import(/* webpackChunkName: "page-faq" */ './faq-page.tsx')).FaqPage,
  }),
  definePage({
    ...describe(pages.sizeGuide(), 'Size guide'),
    chunk: 'policy',
    load: async () => (await loadPolicies()).SizeGuidePage,
  }),
  definePage({
    ...describe(pages.returnPolicy(), 'Exchange & Return Policy'),
    chunk: 'policy',
    load: async () => (await loadPolicies()).ReturnPolicyPage,
  }),
  definePage({
    ...describe(pages.terms(), 'Terms & Conditions'),
    chunk: 'policy',
    load: async () => (await loadPolicies()).TermsPage,
  }),
  definePage({
    ...describe(pages.privacy(), 'Privacy Policy'),
    chunk: 'policy',
    load: async () => (await loadPolicies()).PrivacyPage,
  }),
  definePage({
    ...describe(pages.shippingPolicy(), 'Shipping Policy'),
    chunk: 'policy',
    load: async () => (await loadPolicies()).ShippingPolicyPage,
  }),
];
