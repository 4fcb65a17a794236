import { pages } from '@aaram/shared-domain/contract';
import type { RouteHandle, RouteObject } from '@aaram/shared-platform';

/** Pages that are there to be read: pattern to chunk. */
export const infoPages: Record<string, string> = {
  '/gallery': 'gallery',
  '/about': 'about',
  '/contact': 'contact',
  '/faq': 'faq',
  '/return-policy': 'policy',
  '/terms': 'policy',
  '/privacy': 'policy',
  '/shipping-policy': 'policy',
};

const loadPolicies = () => import(/* webpackChunkName: "page-policy" */ './policy-page.tsx');

const handle = (canonical: string, title: string, description: string): RouteHandle => ({
  head: () => ({ title, description, canonical }),
});

/** Their routes. They need no data. */
export function infoRoutes(): RouteObject[] {
  return [
    {
      path: pages.gallery(),
      handle: handle(
        pages.gallery(),
        "Founder's Milestone & Memory lane",
        'Thirty pictures from the workroom and the shop floor.',
      ),
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "page-gallery" */ './gallery-page.tsx')).GalleryPage,
      }),
    },
    {
      path: pages.about(),
      handle: handle(pages.about(), 'About', 'What the store is, and how we choose what we sell.'),
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "page-about" */ './about-page.tsx')).AboutPage,
      }),
    },
    {
      path: pages.contact(),
      handle: handle(pages.contact(), 'Contact', 'Call, chat or write to us. With answers to frequent questions.'),
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "page-contact" */ './contact-page.tsx')).ContactPage,
      }),
    },
    {
      path: pages.faq(),
      handle: handle(pages.faq(), 'FAQ', 'Payment, delivery, returns, sizes: short answers.'),
      lazy: async () => ({ Component: (await import(/* webpackChunkName: "page-faq" */ './faq-page.tsx')).FaqPage }),
    },
    {
      path: pages.returnPolicy(),
      handle: handle(
        pages.returnPolicy(),
        'Exchange & Return Policy',
        'How long you have, what it costs, and what you get back.',
      ),
      lazy: async () => ({ Component: (await loadPolicies()).ReturnPolicyPage }),
    },
    {
      path: pages.terms(),
      handle: handle(pages.terms(), 'Terms & Conditions', 'The terms for buying from this store.'),
      lazy: async () => ({ Component: (await loadPolicies()).TermsPage }),
    },
    {
      path: pages.privacy(),
      handle: handle(pages.privacy(), 'Privacy Policy', 'What we keep about you, why, and your rights.'),
      lazy: async () => ({ Component: (await loadPolicies()).PrivacyPage }),
    },
    {
      path: pages.shippingPolicy(),
      handle: handle(
        pages.shippingPolicy(),
        'Shipping Policy',
        'Where we deliver, how long it takes and what it costs.',
      ),
      lazy: async () => ({ Component: (await loadPolicies()).ShippingPolicyPage }),
    },
  ];
}
