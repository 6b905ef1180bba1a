import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { ErrorBoundary } from '@gift-registry/design-system/error-boundary';
import { Page, Cluster } from '@gift-registry/design-system/layout';
import { Link } from '@gift-registry/shell-contract';
import { QueryButton } from '../../features/support/query/query-button.tsx';
import { GiftingRegrets } from './gifting-regrets.tsx';
import { Hero } from './hero.tsx';
import styles from './home-page.module.css';
import { Occasions } from './occasions.tsx';
import { Promises } from './promises.tsx';
import { TaglineBanner } from './tagline-banner.tsx';
import { ThreeSteps } from './steps/three-steps.tsx';

function CreateRegistryCall() {
  return (
    <Page>
      <Cluster justify="center">
        <Button variant="primary" size="lg" href="/create-registry" linkComponent={Link}>
          Create Registry
        </Button>
      </Cluster>
    </Page>
  );
}

function CallForQuery() {
  return (
    <Page width="narrow">
      <EmptyState
        title="Not sure how to get started?"
        action={<QueryButton variant="primary" size="lg" />}
      >
        Tell us about your occasion. We reply within 48 hrs and help you with your first gifts.
      </EmptyState>
    </Page>
  );
}

export default function HomePage() {
  return (
    <div className={styles.home}>
      <ErrorBoundary part="hero">
        <Hero />
      </ErrorBoundary>
      <ErrorBoundary part="occasions">
        <Occasions />
      </ErrorBoundary>
      <ErrorBoundary part="three-steps">
        <ThreeSteps />
      </ErrorBoundary>
      <ErrorBoundary part="gifting-regrets">
        <GiftingRegrets />
      </ErrorBoundary>
      <ErrorBoundary part="promises">
        <Promises />
      </ErrorBoundary>
      <ErrorBoundary part="tagline">
        <TaglineBanner />
      </ErrorBoundary>
      <CreateRegistryCall />
      <CallForQuery />
    </div>
  );
}
