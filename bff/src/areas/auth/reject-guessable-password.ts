import { guessableReason, type PasswordContext } from '@gift-registry/bff-contract';
import { loadCommonPasswords } from '../../accounts/common-passwords.ts';
import { AppError } from '../../errors/app-error.ts';

/** Throws before any limit is counted or link is consumed, so that the person can choose again. */
export async function rejectGuessablePassword(
  password: string,
  context: PasswordContext,
): Promise<void> {
  const reason = guessableReason(password, context, await loadCommonPasswords());
  if (reason) throw new AppError('invalid-input', reason, { field: 'password' });
}
