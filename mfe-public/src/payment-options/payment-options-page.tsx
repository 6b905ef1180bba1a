import { Section } from '@gift-registry/design-system/layout';
import { headings } from '../headings.ts';
import { InformationPage } from '../reading/information-page.tsx';
import { OrdersNote } from '../reading/orders-note.tsx';
import { Prose } from '../reading/prose.tsx';
import { paymentMethods, paymentSafety } from '../reading/store-policies.ts';
import { TextCards } from '../reading/cards/text-cards.tsx';

export default function PaymentOptionsPage() {
  return (
    <InformationPage heading={headings['payment-options']}>
      <OrdersNote />
      <Section title="Ways to pay">
        <TextCards cards={paymentMethods} />
      </Section>
      <Prose sections={paymentSafety} sideHeadings />
    </InformationPage>
  );
}
