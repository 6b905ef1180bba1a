import { Accordion } from '@gift-registry/design-system/accordion';
import { Section } from '@gift-registry/design-system/layout';
import { headings } from '../headings.ts';
import { InformationPage } from '../features/platform/information-page.tsx';
import { shippingToday } from '../features/platform/orders-today.ts';
import { Prose } from '../features/platform/prose.tsx';
import {
  shipping,
  shippingMethods,
  shippingQuestions,
} from '../features/platform/store-policies.ts';
import { TextCards } from '../features/platform/cards.tsx';
import { TodaySection } from '../features/platform/today-section.tsx';

export default function ShippingPage() {
  return (
    <InformationPage heading={headings.shipping}>
      <TodaySection {...shippingToday} />
      <Section
        title="Shipping methods"
        lede="For parcels abroad, from the day on which we send them. Until then, none of these fees is charged."
      >
        <TextCards cards={shippingMethods} />
      </Section>
      <Prose sections={shipping} sideHeadings />
      <Section title="Shipping FAQ">
        <Accordion items={shippingQuestions} />
      </Section>
    </InformationPage>
  );
}
