import { Cluster, Section } from '@gift-registry/design-system/layout';
import { headings } from '../../headings.ts';
import { QueryButton } from '../../features/support/query/query-button.tsx';
import { InformationPage } from '../../features/platform/reading/information-page.tsx';
import { NumberedSteps } from '../../features/platform/reading/numbered-steps.tsx';
import { returnsToday } from '../../features/platform/reading/orders-today.ts';
import { Prose } from '../../features/platform/reading/prose.tsx';
import {
  returns,
  returnSteps,
  returnTerms,
} from '../../features/platform/reading/store-policies.ts';
import { TextCards } from '../../features/platform/reading/cards/text-cards.tsx';
import { TodaySection } from '../../features/platform/reading/today-section.tsx';

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
