import { type SharedRegistry, coverSize, largeSources } from '@gift-registry/bff-contract';
import { Page } from '@gift-registry/design-system/layout';
import { LazyImage } from '@gift-registry/design-system/lazy-image';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { memo } from 'react';
import { Countdown } from '../../features/registries/countdown.tsx';
import { RegistryDetails } from './registry-details.tsx';
import styles from './registry-hero.module.css';

interface Props {
  readonly shareCode: string;
  readonly registry: SharedRegistry;
}

/** Percent of black; the style sheet has a rule for each. */
const darkest = 60;
const scrims = [0, 15, 30, 45, darkest];

const scrimOf = ({ coverScrim }: SharedRegistry): number =>
  scrims.find((scrim) => scrim >= (coverScrim ?? darkest)) ?? darkest;

export const RegistryHero = memo(function RegistryHero({ shareCode, registry }: Props) {
  const hasCover = Boolean(registry.coverImageUrl);
  return (
    <div className={styles.hero}>
      <div className={hasCover ? styles.stage : undefined} data-scrim={scrimOf(registry)}>
        <RegistryCover registry={registry} />
        <Page width="wide">
          <PageHeading
            size="display"
            className={styles.heading}
            eyebrow={<Countdown registry={registry} />}
            title={registry.registryName}
          />
        </Page>
      </div>
      <Page width="wide">
        {!hasCover && (
          <img
            className={styles.drawing}
            src={`/pictures/occasions/${registry.occasion}.svg`}
            alt=""
            width={1010}
            height={820}
            loading="lazy"
          />
        )}
        <RegistryDetails shareCode={shareCode} registry={registry} />
      </Page>
    </div>
  );
});

function RegistryCover({ registry }: Pick<Props, 'registry'>) {
  const { coverImageUrl, coverAlt } = registry;
  if (!coverImageUrl) return null;
  return (
    <LazyImage
      src={coverImageUrl}
      sources={largeSources(coverImageUrl)}
      sizes="100vw"
      alt={coverAlt ?? ''}
      ratio="5 / 2"
      {...coverSize}
      loading="eager"
      fetchPriority="high"
      className={styles.cover}
    />
  );
}
