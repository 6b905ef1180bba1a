import type { SharedRegistry } from '@gift-registry/bff-contract';
import { ErrorBoundary } from '@gift-registry/design-system/error-boundary';
import { Stack } from '@gift-registry/design-system/layout';
import { useNavigation, usePathParams } from '@gift-registry/shell-contract';
import { useGiftsLink } from '../../features/own-gifts/use-gifts-link.ts';
import { LoadedRegistry } from '../../features/registries/loaded-registry.tsx';
import { RegistryUnavailable } from '../../features/registries/registry-unavailable.tsx';
import { shareCodeOf } from '../../features/platform/share-code.ts';
import { Giving } from '../../features/giving/giving.tsx';
import { CompletedRegistry } from '../../features/gifts/completed-registry.tsx';
import { GiftList } from '../../features/gifts/list/gift-list.tsx';
import { LoadedGifts } from '../../features/gifts/loaded-gifts.tsx';
import { OpenedGift } from '../../features/gifts/opened-gift.tsx';
import { PageBody } from '../../features/platform/page-body.tsx';
import { PauseNotice } from '../../features/registries/pause-notice.tsx';
import { useIsPreview } from '../../features/registries/use-tried-theme.ts';
import { RegistryHero } from './registry-hero.tsx';
import styles from './registry-details.module.css';

export default function SharedRegistryPage() {
  const { location } = useNavigation();
  const shareCode = shareCodeOf(location.search, usePathParams()['shareCode']);
  useGiftsLink(shareCode);

  if (shareCode === '')
    return (
      <RegistryUnavailable title="Invalid Registry Link">
        This registry link is missing a valid share code. Please check the link and try again.
      </RegistryUnavailable>
    );
  return (
    <LoadedRegistry shareCode={shareCode}>
      {(registry) => <RegistryView shareCode={shareCode} registry={registry} />}
    </LoadedRegistry>
  );
}

interface Props {
  readonly shareCode: string;
  readonly registry: SharedRegistry;
}

function RegistryView({ shareCode, registry }: Props) {
  const isPreview = useIsPreview();
  return (
    <>
      <title>{`${registry.registryName} · Gift registry`}</title>
      <ErrorBoundary part="registry-hero">
        <RegistryHero shareCode={shareCode} registry={registry} />
      </ErrorBoundary>
      <PageBody width="wide">
        <Stack gap={7} className={styles.sections} inert={isPreview}>
          <LoadedGifts shareCode={shareCode}>
            {(items) => (
              <Giving shareCode={shareCode} registry={registry} items={items}>
                {(actions, isBusy) =>
                  registry.completed ? (
                    <ErrorBoundary part="completed-registry">
                      <CompletedRegistry items={items} />
                    </ErrorBoundary>
                  ) : (
                    <>
                      <PauseNotice {...registry} />
                      <ErrorBoundary part="gift-list">
                        <GiftList items={items} covered={isBusy} {...actions} />
                      </ErrorBoundary>
                      <OpenedGift registry={registry} items={items} hidden={isBusy} {...actions} />
                    </>
                  )
                }
              </Giving>
            )}
          </LoadedGifts>
        </Stack>
      </PageBody>
    </>
  );
}
