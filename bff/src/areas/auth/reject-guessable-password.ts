import { guessableReason, type PasswordContext } from '../../accounts/guessable-password.ts';
import { AppError } from '../../errors/app-error.ts';

/** Throws before any limit is counted or link is consumed, so that the person can choose again. */
export function rejectGuessablePassword(password: string, context: PasswordContext): void {
  const reason = guessableReason(password, context);
  if (reason) throw new AppError('invalid-input', reason, { field: 'password' });
}
