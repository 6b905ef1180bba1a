import { passwordStrength } from '@gift-registry/bff-contract';
import { StrengthMeter } from '@gift-registry/design-system/strength-meter';

export const newPasswordHint = '8+ characters, upper/lowercase, numbers, symbols';

interface Props {
  readonly password: string;
  /** Why the password is easy to guess. */
  readonly guessable: string | undefined;
  /** The error that the field already shows. */
  readonly error: string | undefined;
}

/** Shows the strength from the first character on, and how to improve it. */
export function NewPasswordMeter({ password, guessable, error }: Props) {
  if (password === '') return null;
  const { score, missing } = passwordStrength(password, guessable !== undefined);
  const advice =
    guessable ?? (missing.length > 0 ? `Stronger with: ${missing.join(', ')}` : undefined);
  return <StrengthMeter score={score} hint={advice === error ? undefined : advice} />;
}
