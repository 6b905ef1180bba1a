import { formatEventDate, type SharedItem, type SharedRegistry } from '@gift-registry/bff-contract';
import { arrangeWithHost } from '../own-gifts/gift-results.ts';
import { isOrdered } from './gift-state.ts';

type Occasion = Pick<SharedRegistry, 'deliveryPreference' | 'eventDate' | 'pickUp' | 'shipsTo'>;

export function orderDeliveryText(
  { deliveryPreference, eventDate, pickUp, shipsTo }: Occasion,
  it: 'it' | 'them' = 'it',
): string {
  const toGuest =
    pickUp === null ? `We send ${it} to you` : `We send ${it} to you, or you pick ${it} up`;
  switch (deliveryPreference) {
    case 'catalog_delivery':
      return `We send ${it} to the host’s home${shipsTo ? ` in ${shipsTo}` : ''}.`;
    case 'guest_delivery':
      return `${toGuest}. You bring ${it} on ${formatEventDate(eventDate)}.`;
    case null:
      return `${toGuest}.`;
  }
}

export function deliveryText(
  item: Pick<SharedItem, 'externalUrl' | 'source' | 'currency' | 'price' | 'fund'>,
  occasion: Occasion,
): string {
  if (item.fund) return 'Nothing is sent: your money goes straight to the host.';
  if (isOrdered(item)) return orderDeliveryText(occasion);
  const { deliveryPreference, eventDate } = occasion;
  const day = formatEventDate(eventDate);
  if (item.externalUrl !== null)
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
