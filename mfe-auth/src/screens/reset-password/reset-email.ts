import { storedValue } from '@gift-registry/shell-contract';
import { z } from 'zod';

/** The e-mail address of the last requested reset. The mailed link opens in a new tab, hence `localStorage`. */
export const resetEmail = storedValue(
  'localStorage',
  'gift-registry:password-reset-email',
  z.string(),
);
