import { deleteAccount, formatTime } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Dialog } from '@gift-registry/design-system/dialog';
import {
  useNavigation,
  useSession,
  useToast,
  type HistoryLayer,
} from '@gift-registry/shell-contract';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../api.ts';

interface Props {
  readonly email: string;
  readonly layer: HistoryLayer;
}

export function DeletionDialog({ email, layer }: Props) {
  const api = useApi();
  const showToast = useToast();
  const { refresh } = useSession();
  const { navigate } = useNavigation();
  const remove = useMutation({
    mutationFn: () => api(deleteAccount, {}),
    async onSuccess({ deletesAt }) {
      layer.close();
      navigate('/', { replace: true });
      await refresh();
      showToast({
        type: 'success',
        title: 'Your account will be deleted',
        description: `Until ${formatTime(deletesAt)} you can sign in and keep it. We also mailed you this.`,
        duration: 0,
      });
    },
  });
  return (
    <Dialog
      layer={layer}
      size="sm"
      title="Delete your account?"
      description={`You are signed out everywhere. We mail ${email} how to keep the account after all.`}
      footer={
        <>
          <Button onClick={layer.close}>Keep my account</Button>
          <Button
            variant="danger"
            busy={remove.isPending}
            busyLabel="Deleting..."
            onClick={() => remove.mutate()}
          >
            Delete my account
          </Button>
        </>
      }
    >
      {remove.error && (
        <Alert type="error" title="Your account was not deleted">
          {remove.error.message}
        </Alert>
      )}
    </Dialog>
  );
}
