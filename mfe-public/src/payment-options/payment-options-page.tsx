import { Section } from '@gift-registry/design-system/layout';
import { headings } from '../headings.ts';
import { InformationPage } from '../reading/information-page.tsx';
import { payingToday } from '../reading/orders-today.ts';
import { Prose } from '../reading/prose.tsx';
import { paymentMethods, paymentSafety } from '../reading/store-policies.ts';
import { TextCards } from '../reading/cards/text-cards.tsx';
import { TodaySection } from '../reading/today-section.tsx';

export default function PaymentOptionsPage() {
  return (
    <InformationPage heading={headings['payment-options']}>
      <TodaySection {...payingToday} />
      <Section title="Ways to pay">
        <TextCards cards={paymentMethods} />
      </Section>
      <Prose sections={paymentSafety} sideHeadings />
    </InformationPage>
  );
}
