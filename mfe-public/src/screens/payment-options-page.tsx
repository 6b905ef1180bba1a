import { Section } from '@gift-registry/design-system/layout';
import { headings } from '../headings.ts';
import { InformationPage } from '../features/platform/information-page.tsx';
import { payingToday } from '../features/platform/orders-today.ts';
import { Prose } from '../features/platform/prose.tsx';
import { paymentMethods, paymentSafety } from '../features/platform/store-policies.ts';
import { TextCards } from '../features/platform/cards.tsx';
import { TodaySection } from '../features/platform/today-section.tsx';

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
