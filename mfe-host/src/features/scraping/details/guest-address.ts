import { isPublicLink, readDocumentSettings, readWebAddress } from '@gift-registry/bff-contract';

export function isHiddenFromGuests(address: string): boolean {
  const url = readWebAddress(address);
  return (
    url !== null && !isPublicLink(url) && !isPublicLink(url, readDocumentSettings().localShops)
  );
}
