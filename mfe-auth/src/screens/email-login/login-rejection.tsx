import type { ApiError } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link, useNavigation } from '@gift-registry/shell-contract';
import { useResendConfirmation } from '../../features/accounts/sign-up/use-resend-confirmation.ts';

interface Props {
  readonly rejection: ApiError;
  readonly email: string;
}

export function LoginRejection({ rejection, email }: Props) {
  return (
    <Alert type="error" action={<WayOn code={rejection.code} email={email} />}>
      {rejection.message}
    </Alert>
  );
}

function WayOn({ code, email }: { readonly code: ApiError['code']; readonly email: string }) {
  const { location } = useNavigation();
  if (code === 'email-unverified') return <ResendButton email={email} />;
  if (code !== 'no-account') return null;
  return (
    <TextLink href={`/email-signup${location.search}`} linkComponent={Link}>
      Sign Up
    </TextLink>
  );
}

function ResendButton({ email }: { readonly email: string }) {
  const { call, sent } = useResendConfirmation();
  return (
    <Button
      size="sm"
      aria-disabled={sent}
      busy={call.isPending}
      busyLabel="Sending..."
      onClick={() => !sent && call.send({ email })}
    >
      {sent ? 'Email Sent' : 'Resend confirmation email'}
    </Button>
  );
}
