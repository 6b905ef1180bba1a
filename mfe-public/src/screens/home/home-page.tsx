import { occasionLabels, occasions } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { ErrorBoundary } from '@gift-registry/design-system/error-boundary';
import { Garland } from '@gift-registry/design-system/garland';
import { Page, Cluster, Section } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { Link } from '@gift-registry/shell-contract';
import { QueryButton } from '../../features/support/query-button.tsx';
import { GiftingRegrets } from './gifting-regrets.tsx';
import { Promises } from './promises.tsx';
import { headings } from '../../headings.ts';
import { SampleRegistryLink } from '../../features/platform/sample-registry-link.tsx';
import { SampleList } from './sample-list.tsx';
import { CreateScene, GiftedScene, ShareScene } from './step-scenes.tsx';
import styles from './home-page.module.css';

function TaglineBanner() {
  return (
    <Page width="wide">
      <p className={styles.banner}>One list. Every wish. No gift given twice.</p>
    </Page>
  );
}

const steps = [
  {
    title: 'Create',
    text: 'Name your occasion and add gifts from our catalogue, or from any website.',
    Scene: CreateScene,
  },
  {
    title: 'Share',
    text: 'Send one link to everyone. Guests need no account to look or to give.',
    Scene: ShareScene,
  },
  {
    title: 'Get Gifted',
    text: 'Every purchase is marked at once, so no gift is given twice.',
    Scene: GiftedScene,
  },
];

function ThreeSteps() {
  return (
    <Page width="wide">
      <h2 className={styles.heading}>Three steps to gifts that are wanted</h2>
      <ol className={styles.steps}>
        {steps.map(({ title, text, Scene }, index) => (
          <li key={title} className={styles.step}>
            <Scene />
            <h3 className={styles.stepTitle}>
              <span className={styles.stepNumber} aria-hidden="true">
                {index + 1}
              </span>
              {title}
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Page>
  );
}

function Occasions() {
  return (
    <Page width="wide">
      <Section title="What are you celebrating?">
        <ul className={styles.occasions}>
          {occasions.map((occasion) => (
            <li key={occasion} className={styles.occasion}>
              <Link to={`/create-registry?occasion=${occasion}`} className={styles.occasionLink}>
                <img
                  src={`/pictures/occasions/${occasion}.svg`}
                  alt=""
                  width={1010}
                  height={820}
                  loading="lazy"
                  decoding="async"
                  className={styles.occasionPicture}
                />
                {occasionLabels[occasion]}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}

function Hero() {
  return (
    <section className={styles.hero}>
      <Garland />
      <Page width="wide" className={styles.heroColumns}>
        <PageHeading
          size="display"
          title={headings.home.title}
          lede={headings.home.lede}
          actions={
            <>
              <Button variant="primary" size="lg" href="/create-registry" linkComponent={Link}>
                Create Registry
              </Button>
              <Button variant="quiet" size="lg" href="/guest" linkComponent={Link}>
                Find a Registry
              </Button>
              <SampleRegistryLink variant="quiet" size="lg" />
            </>
          }
          className={styles.heroWords}
        />
        <SampleList />
      </Page>
    </section>
  );
}

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
