import type { SharedRegistry } from '@gift-registry/bff-contract';
import { Page } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import styles from './registry-banner.module.css';
import { useCountdown } from './use-countdown.ts';

export function RegistryBanner({ registry }: { readonly registry: SharedRegistry }) {
  return (
    <div className={styles.banner}>
      <Page>
        <PageHeading
          size="display"
          align="center"
          eyebrow={useCountdown(registry.eventDate)}
          title={registry.registryName}
        />
      </Page>
    </div>
  );
}
