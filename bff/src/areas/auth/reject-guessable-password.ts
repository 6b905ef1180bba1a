import { guessableReason, type PasswordContext } from '@gift-registry/bff-contract';
import { commonPasswords } from '../../accounts/common-passwords.ts';
import { AppError } from '../../errors/app-error.ts';

/** Throws before any limit is counted or link is consumed, so that the person can choose again. */
export function rejectGuessablePassword(password: string, context: PasswordContext): void {
  const reason = guessableReason(password, context, commonPasswords);
  if (reason) throw new AppError('invalid-input', reason, { field: 'password' });
}
