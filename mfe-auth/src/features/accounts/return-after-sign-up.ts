import { storedValue } from '@gift-registry/shell-contract';
import { z } from 'zod';

/** The page that led to the sign-up, for a mailed link that is opened in this browser and carries none. */
export const returnAfterSignUp = storedValue(
  'localStorage',
  'gift-registry:return-after-sign-up',
  z.string(),
);

/** Longer addresses are not mailed, because some mail programs break them. */
const maxMailed = 1500;

export const mailedPage = (page: string | undefined): string | undefined =>
  page !== undefined && page.length <= maxMailed ? page : undefined;
