import { whyGuessable, type PasswordContext } from '../../accounts/guessable-password.ts';
import { AppError } from '../../errors/app-error.ts';

/** Costs neither a try nor a link: the person only chooses again. */
export function refuseGuessable(password: string, context: PasswordContext): void {
  const reason = whyGuessable(password, context);
  if (reason) throw new AppError('invalid-input', reason, { field: 'password' });
}
