import { Checkbox } from '@gift-registry/design-system/checkbox';
import { Button } from '@gift-registry/design-system/button';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { LegalDialog } from './legal-dialog.tsx';

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
      <Cluster>
        <Button variant="quiet" size="sm" onClick={() => setShown('terms')}>
          Terms of Service
        </Button>
        <Button variant="quiet" size="sm" onClick={() => setShown('privacy')}>
          Privacy Policy
        </Button>
      </Cluster>
      {shown && <LegalDialog document={shown} onClose={() => setShown(undefined)} />}
    </Stack>
  );
}
