import { Accordion } from '@gift-registry/design-system/accordion';
import { Section } from '@gift-registry/design-system/layout';
import { InformationPage } from '../reading/information-page.tsx';
import { Prose } from '../reading/prose.tsx';
import { shipping, shippingMethods, shippingQuestions } from '../reading/store-policies.ts';
import { TextCards } from '../reading/text-cards.tsx';
import { opening } from './opening.ts';

export default function ShippingPage() {
  return (
    <InformationPage opening={opening}>
      <Section title="Shipping methods">
        <TextCards cards={shippingMethods} />
      </Section>
      <Prose sections={shipping} sideHeadings />
      <Section title="Shipping FAQ">
        <Accordion items={shippingQuestions} />
      </Section>
    </InformationPage>
  );
}
