import { guessableReason, type PasswordContext } from '@gift-registry/bff-contract';
import { AppError } from '../../platform/errors/app-error.ts';

let passwords: Promise<ReadonlySet<string>> | undefined;

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Loaded when somebody first chooses a password: the dictionaries take 16 MB of memory. */
export const loadCommonPasswords = (): Promise<ReadonlySet<string>> => (passwords ??= load());

/** Throws before any limit is counted or link is consumed, so that the person can choose again. */
export async function rejectGuessablePassword(
  password: string,
  context: PasswordContext,
): Promise<void> {
  const reason = guessableReason(password, context, await loadCommonPasswords());
  if (reason) throw new AppError('invalid-input', reason, { field: 'password' });
}
