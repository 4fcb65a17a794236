import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '#testing/describe-conformance.tsx';
import { Container } from './container.tsx';
import { PageHeading } from './page-heading.tsx';
import { Section } from './section.tsx';

describeConformance('Container', (extra) => <Container {...extra} as="main" />);
describeConformance('Section', (extra) => <Section {...extra} title="New this week" />);
describeConformance('PageHeading', (extra) => <PageHeading {...extra} title="Women" />);

it('names a section by its heading', () => {
  render(<Section title="New this week" headingLevel={3} />);
  expect(screen.getByRole('region', { name: 'New this week' })).toContainElement(
    screen.getByRole('heading', { level: 3 }),
  );
});
