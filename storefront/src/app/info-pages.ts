import { pages } from '@aaram/shared-domain/contract';
import { definePage } from '@aaram/shared-platform/remote';

const loadPolicies = () => import(/* webpackChunkName: "page-policy" */ './policy-page.tsx');

/** Title and description for search engines and shared links. */
const describe = (canonical: string, title: string, description: string) => ({
  pattern: canonical,
  head: () => ({ title, description, canonical }),
});

/** Pages of text, without data. */
export const infoPages = [
  definePage({
    ...describe(
      pages.gallery(),
      "Founder's Milestone & Memory lane",
      'Thirty pictures from the workroom and the shop floor.',
    ),
    chunk: 'gallery',
    load: async () => (await import(/* webpackChunkName: "page-gallery" */ './gallery-page.tsx')).GalleryPage,
  }),
  definePage({
    ...describe(pages.about(), 'About', 'What the store is, and how we choose what we sell.'),
    chunk: 'about',
    load: async () => (await import(/* webpackChunkName: "page-about" */ './about-page.tsx')).AboutPage,
  }),
  definePage({
    ...describe(pages.contact(), 'Contact', 'Call, chat or write to us. With answers to frequent questions.'),
    chunk: 'contact',
    load: async () => (await import(/* webpackChunkName: "page-contact" */ './contact-page.tsx')).ContactPage,
  }),
  definePage({
    ...describe(pages.faq(), 'FAQ', 'Payment, delivery, returns, sizes: short answers.'),
    chunk: 'faq',
    load: async () => (await import(/* webpackChunkName: "page-faq" */ './faq-page.tsx')).FaqPage,
  }),
  definePage({
    ...describe(
      pages.returnPolicy(),
      'Exchange & Return Policy',
      'How long you have, what it costs, and what you get back.',
    ),
    chunk: 'policy',
    load: async () => (await loadPolicies()).ReturnPolicyPage,
  }),
  definePage({
    ...describe(pages.terms(), 'Terms & Conditions', 'The terms for buying from this store.'),
    chunk: 'policy',
    load: async () => (await loadPolicies()).TermsPage,
  }),
  definePage({
    ...describe(pages.privacy(), 'Privacy Policy', 'What we keep about you, why, and your rights.'),
    chunk: 'policy',
    load: async () => (await loadPolicies()).PrivacyPage,
  }),
  definePage({
    ...describe(pages.shippingPolicy(), 'Shipping Policy', 'Where we deliver, how long it takes and what it costs.'),
    chunk: 'policy',
    load: async () => (await loadPolicies()).ShippingPolicyPage,
  }),
];
