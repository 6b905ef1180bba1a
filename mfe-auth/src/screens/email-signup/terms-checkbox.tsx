import { Checkbox } from '@gift-registry/design-system/checkbox';
import { DialogBoundary } from '@gift-registry/design-system/dialog-boundary';
import { useHistoryLayer } from '@gift-registry/shell-contract';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { LegalDialog } from './legal-dialog.tsx';
import styles from './terms-checkbox.module.css';

interface Props {
  readonly control: UseFormRegisterReturn;
  readonly error: string | undefined;
}

export function TermsCheckbox({ control, error }: Props) {
  const layer = useHistoryLayer('legal');
  return (
    <>
      <Checkbox
        label={
          <>
            I agree to the{' '}
            <button type="button" className={styles.document} onClick={() => layer.show('terms')}>
              Terms of Service
            </button>{' '}
            and the{' '}
            <button type="button" className={styles.document} onClick={() => layer.show('privacy')}>
              Privacy Policy
            </button>
          </>
        }
        {...control}
        error={error}
      />
      {layer.open && (
        <DialogBoundary part="legal-text" layer={layer}>
          <LegalDialog layer={layer} />
        </DialogBoundary>
      )}
    </>
  );
}
