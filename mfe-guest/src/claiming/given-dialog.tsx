import { formResultOf, resultText } from './gift-results.ts';
import type { GiftChange, SharedRegistry } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Dialog } from '@gift-registry/design-system/dialog';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link, type HistoryLayer } from '@gift-registry/shell-contract';
import { CalendarLinks } from './calendar-links.tsx';
import { yourGiftsPath } from './gift-paths.ts';
import { GiftSummary } from './gift-summary.tsx';
import { ShareList } from './share-list.tsx';

interface Props {
  readonly shareCode: string;
  readonly registry: Pick<SharedRegistry, 'registryName' | 'eventDate'>;
  readonly change: GiftChange;
  readonly layer: HistoryLayer;
}

/** The confirmation: the gift, the next step, and the ways on. */
export function GivenDialog({ shareCode, registry, change, layer }: Props) {
  const { gift, item } = change;
  const { title, description } = resultText(formResultOf(gift), gift);
  const goesToShop = gift.status === 'reserved' && !gift.needsConfirmation && gift.externalUrl;
  return (
    <Dialog
      layer={layer}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="quiet" href={yourGiftsPath(shareCode)} linkComponent={Link}>
            Change or undo
          </Button>
          <Button variant="primary" onClick={layer.close}>
            Back to the wish list
          </Button>
        </>
      }
    >
      <GiftSummary item={item} gift={gift} headingLevel={3} />
      {goesToShop && (
        <TextLink external variant="standalone" href={goesToShop}>
          Go to the shop
        </TextLink>
      )}
      <CalendarLinks shareCode={shareCode} registry={registry} />
      <ShareList shareCode={shareCode} registryName={registry.registryName} />
    </Dialog>
  );
}
