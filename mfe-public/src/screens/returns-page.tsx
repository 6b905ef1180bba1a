import { Cluster, Section } from '@gift-registry/design-system/layout';
import { headings } from '../headings.ts';
import { QueryButton } from '../features/support/query-button.tsx';
import { InformationPage } from '../features/platform/information-page.tsx';
import { returnsToday } from '../features/platform/orders-today.ts';
import { Prose } from '../features/platform/prose.tsx';
import { returns, returnSteps, returnTerms } from '../features/platform/store-policies.ts';
import { TextCards } from '../features/platform/cards.tsx';
import { TodaySection } from '../features/platform/today-section.tsx';
import styles from './returns-page.module.css';

type Step = { readonly heading: string; readonly text: string };

function NumberedSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ heading, text }, index) => (
        <li key={heading} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <h3 className={styles.heading}>{heading}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}

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
