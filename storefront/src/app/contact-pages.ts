export { ContactPage } from './info/contact-page.tsx';
export { FaqPage } from './info/faq-page.tsx';
