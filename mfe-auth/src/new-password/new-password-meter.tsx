import { passwordStrength } from '@gift-registry/bff-contract';
import { StrengthMeter } from '@gift-registry/design-system/strength-meter';

export const newPasswordHint = '8+ characters, upper/lowercase, numbers, symbols';

/** Shows the strength from the first character on, and how to improve it. */
export function NewPasswordMeter({ password }: { readonly password: string }) {
  if (password === '') return null;
  const { score, missing } = passwordStrength(password);
  return (
    <StrengthMeter
      score={score}
      hint={missing.length > 0 ? `Stronger with: ${missing.join(', ')}` : undefined}
    />
  );
}
