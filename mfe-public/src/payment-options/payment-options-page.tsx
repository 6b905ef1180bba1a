import { Section } from '@gift-registry/design-system/layout';
import { InformationPage } from '../reading/information-page.tsx';
import { Prose } from '../reading/prose.tsx';
import { paymentMethods, paymentSafety } from '../reading/store-policies.ts';
import { TextCards } from '../reading/text-cards.tsx';
import { opening } from './opening.ts';

export default function PaymentOptionsPage() {
  return (
    <InformationPage opening={opening}>
      <Section title="Ways to pay">
        <TextCards cards={paymentMethods} />
      </Section>
      <Prose sections={paymentSafety} sideHeadings />
    </InformationPage>
  );
}
