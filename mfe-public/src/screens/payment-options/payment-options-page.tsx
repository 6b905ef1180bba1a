import { Section } from '@gift-registry/design-system/layout';
import { headings } from '../../headings.ts';
import { InformationPage } from '../../features/platform/reading/information-page.tsx';
import { payingToday } from '../../features/platform/reading/orders-today.ts';
import { Prose } from '../../features/platform/reading/prose.tsx';
import { paymentMethods, paymentSafety } from '../../features/platform/reading/store-policies.ts';
import { TextCards } from '../../features/platform/reading/cards/text-cards.tsx';
import { TodaySection } from '../../features/platform/reading/today-section.tsx';

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
