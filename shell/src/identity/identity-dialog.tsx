import { getAccount } from '@gift-registry/bff-contract';
import { useClient } from '@gift-registry/bff-contract/react';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Dialog } from '@gift-registry/design-system/dialog';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { useSession, type HistoryLayer } from '@gift-registry/shell-contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CodeForm, PasswordForm } from './identity-forms.tsx';

interface Props {
  readonly layer: HistoryLayer;
  readonly onConfirmed: () => void;
}

export function IdentityDialog({ layer, onConfirmed }: Props) {
  const api = useClient(useSession());
  const [byCode, setByCode] = useState(false);
  const account = useQuery({
    queryKey: ['account'],
    networkMode: 'always',
    queryFn: ({ signal }) => api(getAccount, {}, { signal }),
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
            api={api}
            email={account.data.email}
            onConfirmed={onConfirmed}
            onUseCode={() => setByCode(true)}
          />
        ) : (
          <CodeForm api={api} email={account.data.email} onConfirmed={onConfirmed} />
        ))}
    </Dialog>
  );
}
