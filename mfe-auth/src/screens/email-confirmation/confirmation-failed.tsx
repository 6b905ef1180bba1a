import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Stack } from '@gift-registry/design-system/layout';
import { Link } from '@gift-registry/shell-contract';
import { AuthLayout } from '../../features/accounts/auth-layout.tsx';
import type { ConfirmationFailure } from './confirmation-failure.ts';

interface Props {
  readonly failure: ConfirmationFailure;
  readonly forMagicLink: boolean;
  readonly onRetry: () => void;
}

export function ConfirmationFailed({ failure, forMagicLink, onRetry }: Props) {
  const { message, nextStep } = failure;
  const variantOf = (main: boolean) => (main ? 'primary' : 'secondary');
  return (
    <AuthLayout title={forMagicLink ? 'We couldn’t sign you in' : 'We couldn’t confirm your email'}>
      <Alert type="error">{message}</Alert>
      <Stack gap={3}>
        {nextStep === 'retry' && (
          <Button variant="primary" fullWidth onClick={onRetry}>
            Try again
          </Button>
        )}
        {forMagicLink && (
          <Button
            variant={variantOf(nextStep !== 'retry')}
            fullWidth
            href="/alternative-auth"
            linkComponent={Link}
          >
            Request New Magic Link
          </Button>
        )}
        <Button
          variant={variantOf(nextStep === 'new-link' && !forMagicLink)}
          fullWidth
          href="/verify-email"
          linkComponent={Link}
        >
          Request New Confirmation Email
        </Button>
        <Button
          variant={variantOf(nextStep === 'log-in' && !forMagicLink)}
          fullWidth
          href="/email-login"
          linkComponent={Link}
        >
          Go to Login
        </Button>
      </Stack>
    </AuthLayout>
  );
}
