import { Checkbox } from '@gift-registry/design-system/checkbox';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
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
    <Stack gap={1}>
      <Checkbox
        label="I agree to the Terms of Service and the Privacy Policy"
        {...control}
        error={error}
      />
      <Cluster gap={5} className={styles.documents}>
        <button type="button" className={styles.document} onClick={() => setShown('terms')}>
          Terms of Service
        </button>
        <button type="button" className={styles.document} onClick={() => setShown('privacy')}>
          Privacy Policy
        </button>
      </Cluster>
      {shown && <LegalDialog document={shown} onClose={() => setShown(undefined)} />}
    </Stack>
  );
}
