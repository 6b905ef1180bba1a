import { passwordStrength } from '@gift-registry/bff-contract';
import { PasswordField } from '@gift-registry/design-system/password-field';
import { StrengthMeter } from '@gift-registry/design-system/strength-meter';
import type { UseFormRegisterReturn } from 'react-hook-form';

/** Names the account to password managers, so that they update its password instead of saving a second one. */
export function PasswordManagerUsername({ email }: { readonly email: string }) {
  return <input type="email" autoComplete="username" value={email} readOnly hidden />;
}

interface Props {
  readonly label: string;
  readonly control: UseFormRegisterReturn;
  readonly password: string;
  readonly guessable: string | undefined;
  readonly error: string | undefined;
  readonly onFocus: () => void;
}

export function NewPasswordField(props: Props) {
  const { label, control, password, guessable, error, onFocus } = props;
  const { score, missing } = passwordStrength(password, guessable !== undefined);
  const advice =
    guessable ?? (missing.length > 0 ? `Stronger with: ${missing.join(', ')}` : undefined);
  return (
    <PasswordField
      label={label}
      autoComplete="new-password"
      hint="8+ characters, upper/lowercase, numbers, symbols"
      {...control}
      onFocus={onFocus}
      error={error}
      meter={
        password !== '' && (
          <StrengthMeter score={score} hint={advice === error ? undefined : advice} />
        )
      }
    />
  );
}
