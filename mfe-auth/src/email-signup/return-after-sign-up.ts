import { storedValue } from '@gift-registry/shell-contract';
import { z } from 'zod';

/** The page that led to the sign-up. The mailed link opens in a new tab, hence `localStorage`. */
export const returnAfterSignUp = storedValue(
  'localStorage',
  'gift-registry:return-after-sign-up',
  z.string(),
);
