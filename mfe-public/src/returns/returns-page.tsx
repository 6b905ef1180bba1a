import { Cluster, Section } from '@gift-registry/design-system/layout';
import { headings } from '../headings.ts';
import { QueryButton } from '../query/query-button.tsx';
import { InformationPage } from '../reading/information-page.tsx';
import { NumberedSteps } from '../reading/numbered-steps.tsx';
import { returnsToday } from '../reading/orders-today.ts';
import { Prose } from '../reading/prose.tsx';
import { returns, returnSteps, returnTerms } from '../reading/store-policies.ts';
import { TextCards } from '../reading/cards/text-cards.tsx';
import { TodaySection } from '../reading/today-section.tsx';

export default function ReturnsPage() {
  return (
    <InformationPage heading={headings.returns}>
      <TodaySection {...returnsToday} />
      <Section title="Our promise">
        <TextCards cards={returnTerms} />
      </Section>
      <Section title="How to return a gift">
        <NumberedSteps steps={returnSteps} />
      </Section>
      <Prose sections={returns} sideHeadings />
      <Cluster>
        <QueryButton variant="primary">Start a Return</QueryButton>
        <QueryButton>Contact Support</QueryButton>
      </Cluster>
    </InformationPage>
  );
}
