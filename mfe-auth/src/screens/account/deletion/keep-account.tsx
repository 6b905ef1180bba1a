import { formatTime, keepAccount } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { useSession } from '@gift-registry/shell-contract';
import { useApi } from '../../../api.ts';
import { useAccountChange } from '../use-account.ts';

export function KeepAccount({ deletesAt }: { readonly deletesAt: string }) {
  const api = useApi();
  const { refresh } = useSession();
  const keep = useAccountChange({
    send: () => api(keepAccount, {}),
    done: () => 'Your account stays, with your registries.',
    onDone: () => void refresh(),
    failureTitle: 'We could not restore your account. Please try again.',
  });
  return (
    <Alert
      type="warning"
      title={`Your account will be deleted on ${formatTime(deletesAt)}.`}
      action={
        <Button variant="primary" busy={keep.isPending} onClick={() => keep.mutate(undefined)}>
          Keep my account
        </Button>
      }
    >
      Keep it, and your registries and their links return. Until then you can only look after your
      account here.
    </Alert>
  );
}
