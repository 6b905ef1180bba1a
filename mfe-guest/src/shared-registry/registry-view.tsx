import type { SharedRegistry } from '@gift-registry/bff-contract';
import { Stack } from '@gift-registry/design-system/layout';
import { Claiming } from '../claiming/claiming.tsx';
import { CompletedRegistry } from '../registry/completed-registry.tsx';
import { GiftList } from '../gift-list/gift-list.tsx';
import { LoadedGifts } from '../gift-list/loaded-gifts.tsx';
import { OpenedGift } from '../gift-view/opened-gift.tsx';
import { PageBody } from '../page/page-body.tsx';
import { PauseNotice } from '../registry/pause-notice.tsx';
import { RegistryHero } from './registry-hero.tsx';
import styles from './registry-view.module.css';

interface Props {
  readonly shareCode: string;
  readonly registry: SharedRegistry;
}

export function RegistryView({ shareCode, registry }: Props) {
  return (
    <>
      <title>{`${registry.registryName} · Gift registry`}</title>
      <RegistryHero shareCode={shareCode} registry={registry} />
      <PageBody width="wide">
        <Stack gap={7} className={styles.sections}>
          <LoadedGifts shareCode={shareCode}>
            {(items) => (
              <Claiming shareCode={shareCode} registry={registry} items={items}>
                {(actions, isBusy) =>
                  registry.completed ? (
                    <CompletedRegistry items={items} />
                  ) : (
                    <>
                      <PauseNotice {...registry} />
                      <GiftList items={items} covered={isBusy} {...actions} />
                      <OpenedGift registry={registry} items={items} hidden={isBusy} {...actions} />
                    </>
                  )
                }
              </Claiming>
            )}
          </LoadedGifts>
        </Stack>
      </PageBody>
    </>
  );
}
