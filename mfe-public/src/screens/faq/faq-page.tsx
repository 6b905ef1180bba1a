import { Accordion } from '@gift-registry/design-system/accordion';
import { Button } from '@gift-registry/design-system/button';
import { Cluster } from '@gift-registry/design-system/layout';
import { Link } from '@gift-registry/shell-contract';
import { ContactBlock } from '../../features/support/contact-block.tsx';
import { headings } from '../../headings.ts';
import { InformationPage } from '../../features/platform/information-page.tsx';
import { questions } from './questions.ts';

const items = questions.map(({ question, answer }) => ({ title: question, content: answer }));

export default function FaqPage() {
  return (
    <InformationPage heading={headings.faq}>
      <Accordion items={items} headingLevel={2} />
      <ContactBlock
        title="Still have questions?"
        lede="We are happy to help, whichever way you like."
      />
      <Cluster justify="center">
        <Button variant="primary" size="lg" href="/create-registry" linkComponent={Link}>
          Get Started Now
        </Button>
      </Cluster>
    </InformationPage>
  );
}
