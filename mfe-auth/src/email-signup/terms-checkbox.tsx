import { Checkbox } from '@gift-registry/design-system/checkbox';
import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { LegalDialog } from './legal-dialog.tsx';
import styles from './terms-checkbox.module.css';

interface Props {
  readonly control: UseFormRegisterReturn;
  readonly error: string | undefined;
}

export function TermsCheckbox({ control, error }: Props) {
  const [shown, setShown] = useState<'terms' | 'privacy'>();
  return (
    <>
      <Checkbox
        label={
          <>
            I agree to the{' '}
            <button type="button" className={styles.document} onClick={() => setShown('terms')}>
              Terms of Service
            </button>{' '}
            and the{' '}
            <button type="button" className={styles.document} onClick={() => setShown('privacy')}>
              Privacy Policy
            </button>
          </>
        }
        {...control}
        error={error}
      />
      {shown && <LegalDialog document={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
