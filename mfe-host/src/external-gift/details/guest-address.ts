import { isPublicLink, readDocumentSettings, readWebAddress } from '@gift-registry/bff-contract';

/** Origins of shops of a development machine, which the server lets guests open too. */
export function localShops(): readonly string[] {
  const { demoShopUrl } = readDocumentSettings();
  return demoShopUrl === null ? [] : [new URL(demoShopUrl).origin];
}

export function isHiddenFromGuests(address: string): boolean {
  const url = readWebAddress(address);
  return url !== null && !isPublicLink(url) && !isPublicLink(url, localShops());
}
