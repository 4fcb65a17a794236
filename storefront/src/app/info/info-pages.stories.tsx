import { withStoreFrame } from '@aaram/shared-ui/storybook/frames';
import type { Meta, StoryObj } from '@storybook/react';
import { pageStory } from '#lib/testing/page-story.ts';
import { AboutPage } from './about-page.tsx';
import { ContactPage } from './contact-page.tsx';
import { FaqPage } from './faq-page.tsx';
import { GrievancePage } from './grievance-page.tsx';
import { PrivacyPage, ReturnPolicyPage, ShippingPolicyPage, SizeGuidePage, TermsPage } from './policy-page.tsx';

const meta = {
  title: 'Pages/Information',
  decorators: [withStoreFrame],
  parameters: pageStory(),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const About: Story = { render: () => <AboutPage /> };

export const Contact: Story = { render: () => <ContactPage /> };

export const Grievance: Story = { render: () => <GrievancePage /> };

export const Faq: Story = { render: () => <FaqPage /> };

export const SizeGuide: Story = { render: () => <SizeGuidePage /> };

export const Returns: Story = { render: () => <ReturnPolicyPage /> };

export const Shipping: Story = { render: () => <ShippingPolicyPage /> };

export const Terms: Story = { render: () => <TermsPage /> };

export const Privacy: Story = { render: () => <PrivacyPage /> };
