import { useState, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { EyeIcon, EyeOffIcon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import styles from './password-field.module.css';

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'endSlot' | 'startSlot'> & {
  /** Content below the field, such as a StrengthMeter. */
  meter?: ReactNode;
};

/** A password with a button that shows or hides it. */
export function PasswordField({ meter, disabled, className, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className={classNames(styles.password, className)}>
      <TextField
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        {...field}
        disabled={disabled}
        type={shown ? 'text' : 'password'}
        endSlot={
          <IconButton
            label={shown ? 'Hide password' : 'Show password'}
            disabled={disabled}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOffIcon /> : <EyeIcon />}
          </IconButton>
        }
      />
      {meter}
    </div>
  );
}
