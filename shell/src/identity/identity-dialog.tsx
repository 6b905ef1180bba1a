import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Dialog } from '@gift-registry/design-system/dialog';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import {
  identityLayer,
  useHistoryLayer,
  type IdentityQuestionProps,
} from '@gift-registry/shell-contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CodeForm } from './code-form.tsx';
import { PasswordForm } from './password-form.tsx';

export function IdentityDialog({ calls, onConfirmed }: IdentityQuestionProps) {
  const layer = useHistoryLayer(identityLayer, { momentary: true });
  const [byCode, setByCode] = useState(false);
  const account = useQuery({
    queryKey: ['account'],
    networkMode: 'always',
    queryFn: ({ signal }) => calls.account(signal),
  });
  return (
    <Dialog
      layer={layer}
      size="sm"
      title="Is it you?"
      description="This is important, so please confirm that it’s you. We won’t ask again for 15 minutes."
    >
      {account.isPending && <Skeleton lines={3} />}
      {account.isError && (
        <Alert
          type="error"
          action={<Button onClick={() => void account.refetch()}>Try again</Button>}
        >
          {account.error.message}
        </Alert>
      )}
      {account.data &&
        (account.data.hasPassword && !byCode ? (
          <PasswordForm
            calls={calls}
            email={account.data.email}
            onConfirmed={onConfirmed}
            onUseCode={() => setByCode(true)}
          />
        ) : (
          <CodeForm calls={calls} email={account.data.email} onConfirmed={onConfirmed} />
        ))}
    </Dialog>
  );
}
