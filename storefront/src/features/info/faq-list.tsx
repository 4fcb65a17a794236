import { Accordion } from '@aaram/shared-ui/accordion';
import { faq } from '#lib/faq.ts';

/** The FAQ, one answer open at a time. */
export function FaqList({ headingLevel = 2 }: { headingLevel?: 2 | 3 | undefined }) {
  return (
    <Accordion
      headingLevel={headingLevel}
      items={faq.map(({ question, answer }, index) => ({ id: `q${index + 1}`, title: question, content: answer }))}
    />
  );
}
