import { useNavigation, type ScreenLocation } from '@gift-registry/shell-contract';

/** The list's own address of an opened gift; the address bar shows the page of the gift. */
const parameter = 'gift';

function addressWith({ pathname, search }: ScreenLocation, itemId: string | undefined): string {
  const query = new URLSearchParams(search);
  if (itemId === undefined) query.delete(parameter);
  else query.set(parameter, itemId);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

export const addressWithGift = (location: ScreenLocation, itemId: string): string =>
  addressWith(location, itemId);

export function useOpenedGift() {
  const { location, back } = useNavigation();
  return {
    itemId: new URLSearchParams(location.search).get(parameter) ?? undefined,
    close: () => back(addressWith(location, undefined)),
  };
}
