import { formatEventDate, type SharedItem, type SharedRegistry } from '@gift-registry/bff-contract';
import { arrangeWithHost } from './arrange-with-host.ts';

type Occasion = Pick<SharedRegistry, 'deliveryPreference' | 'eventDate'>;

/** Tells who brings or sends a gift, and when. */
export function deliveryText(
  { externalUrl }: Pick<SharedItem, 'externalUrl'>,
  { deliveryPreference, eventDate }: Occasion,
): string {
  const day = formatEventDate(eventDate);
  if (externalUrl !== null)
    return deliveryPreference === 'guest_delivery'
      ? `You buy it at the shop and bring it on ${day}.`
      : `You buy it at the shop. Please agree with the host where it goes, so that it is there by ${day}.`;
  switch (deliveryPreference) {
    case 'catalog_delivery':
      return `It goes to the host’s home by ${day}. ${arrangeWithHost}`;
    case 'guest_delivery':
      return `Buy it anywhere and bring it on ${day}, or ask the host.`;
    case null:
      return arrangeWithHost;
  }
}
