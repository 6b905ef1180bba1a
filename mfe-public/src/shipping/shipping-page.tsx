import { Accordion } from '@gift-registry/design-system/accordion';
import { Section } from '@gift-registry/design-system/layout';
import { headings } from '../headings.ts';
import { InformationPage } from '../reading/information-page.tsx';
import { OrdersNote } from '../reading/orders-note.tsx';
import { Prose } from '../reading/prose.tsx';
import { shipping, shippingMethods, shippingQuestions } from '../reading/store-policies.ts';
import { TextCards } from '../reading/cards/text-cards.tsx';

export default function ShippingPage() {
  return (
    <InformationPage heading={headings.shipping}>
      <OrdersNote />
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
