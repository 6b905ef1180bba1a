import { currentPassword } from '@gift-registry/bff-contract';
import { z } from 'zod';
import { newPasswordValues } from '../../new-password/new-password-values.ts';

export const firstPasswordValues = newPasswordValues.safeExtend({
  currentPassword: z.string(),
});

export const changedPasswordValues = newPasswordValues.safeExtend({ currentPassword });
