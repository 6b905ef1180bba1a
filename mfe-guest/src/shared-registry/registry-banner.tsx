import type { SharedRegistry } from '@gift-registry/bff-contract';
import { Page } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import styles from './registry-banner.module.css';
import { RegistryCover } from './registry-cover.tsx';
import { Countdown } from '../countdown/countdown.tsx';

export function RegistryBanner({ registry }: { readonly registry: SharedRegistry }) {
  const hasCover = Boolean(registry.coverImageUrl);
  return (
    <div className={styles.banner}>
      <Page width="wide">
        <div className={hasCover ? styles.withCover : undefined}>
          <RegistryCover
            registry={registry}
            className={styles.cover}
            sizes="(min-width: 48rem) 40rem, 15rem"
          />
          <PageHeading
            size="display"
            align={hasCover ? 'start' : 'center'}
            eyebrow={<Countdown registry={registry} />}
            title={registry.registryName}
          />
        </div>
      </Page>
    </div>
  );
}
