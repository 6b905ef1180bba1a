import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Stack } from '@gift-registry/design-system/layout';
import { Link } from '@gift-registry/shell-contract';
import { AuthLayout } from '../auth-layout/auth-layout.tsx';

interface Props {
  readonly message: string;
  readonly forMagicLink: boolean;
  readonly onRetry: (() => void) | undefined;
}

export function ConfirmationFailed({ message, forMagicLink, onRetry }: Props) {
  return (
    <AuthLayout title={forMagicLink ? "We couldn't sign you in" : "We couldn't confirm your email"}>
      <Alert type="error">{message}</Alert>
      <Stack gap={3}>
        {onRetry && (
          <Button variant="primary" fullWidth onClick={onRetry}>
            Try again
          </Button>
        )}
        {forMagicLink && (
          <Button fullWidth href="/alternative-auth" linkComponent={Link}>
            Request New Magic Link
          </Button>
        )}
        <Button
          variant={onRetry || forMagicLink ? 'secondary' : 'primary'}
          fullWidth
          href="/verify-email"
          linkComponent={Link}
        >
          Request New Confirmation Email
        </Button>
        <Button fullWidth href="/email-login" linkComponent={Link}>
          Go to Login
        </Button>
      </Stack>
    </AuthLayout>
  );
}
