import { Button } from '@gift-registry/design-system/button';
import { Garland } from '@gift-registry/design-system/garland';
import { Page } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { Link } from '@gift-registry/shell-contract';
import { headings } from '../../headings.ts';
import styles from './hero.module.css';
import { SampleRegistryLink } from '../../features/platform/sample-registry/sample-registry-link.tsx';
import { SampleList } from './sample-list/sample-list.tsx';

export function Hero() {
  return (
    <section className={styles.hero}>
      <Garland />
      <Page width="wide" className={styles.columns}>
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
          className={styles.words}
        />
        <SampleList />
      </Page>
    </section>
  );
}
