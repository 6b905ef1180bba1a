import { cancelEmailChange, type Account } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { Stack } from '@gift-registry/design-system/layout';
import { useApi } from '../../../api.ts';
import { useAccountChange } from '../use-account.ts';
import { EmailForm } from './email-form.tsx';

export function EmailSection({ account: { email, newEmail } }: { readonly account: Account }) {
  const api = useApi();
  const cancel = useAccountChange({
    send: () => api(cancelEmailChange, {}),
    done: () => 'Your address stays as it is.',
    failureTitle: 'We could not save this. Please try again.',
  });
  return (
    <Card>
      <Stack gap={4}>
        <p>
          You sign in with <strong>{email}</strong>, and our mails go there.
        </p>
        {newEmail === null ? (
          <EmailForm />
        ) : (
          <Alert
            type="info"
            title={`${newEmail} waits for your confirmation.`}
            action={
              <Button busy={cancel.isPending} onClick={() => cancel.mutate(undefined)}>
                Keep the old address
              </Button>
            }
          >
            We sent a mail to each of your two addresses. Please press the button in both, within 24
            hours.
          </Alert>
        )}
      </Stack>
    </Card>
  );
}
