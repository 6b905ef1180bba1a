import { storedValue } from '@gift-registry/shell-contract';
import { z } from 'zod';

const returnTo = storedValue('sessionStorage', 'gift-registry:return-to', z.string());

export function storeReturnTo(path: string | undefined): void {
  if (path === undefined) returnTo.remove();
  else returnTo.write(path);
}

export function takeReturnTo(): string | undefined {
  const path = returnTo.read();
  returnTo.remove();
  return path;
}
