import { storedValue } from '@gift-registry/shell-contract';
import { z } from 'zod';

const returnTo = storedValue('sessionStorage', 'gift-registry:return-to', z.string());

/** Stores the page to return to in this tab while the person signs in at Google. */
export function storeReturnTo(path: string | undefined): void {
  if (path === undefined) returnTo.remove();
  else returnTo.write(path);
}

/** Reads the stored page and removes it. */
export function takeReturnTo(): string | undefined {
  const path = returnTo.read();
  returnTo.remove();
  return path;
}
