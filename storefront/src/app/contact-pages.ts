export { ContactPage } from './contact-page.tsx';
export { FaqPage } from './faq-page.tsx';
