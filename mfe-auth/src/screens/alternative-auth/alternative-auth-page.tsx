import type { PasswordlessMode } from '@gift-registry/bff-contract';
import { Stack } from '@gift-registry/design-system/layout';
import { Tabs } from '@gift-registry/design-system/tabs';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { AuthLayout } from '../../features/accounts/auth-layout.tsx';
import { EmailCode } from './email-code.tsx';
import { MagicLink } from './magic-link.tsx';
import { useSentMail } from './use-sent-mail.ts';

export default function AlternativeAuthPage() {
  const [mode, setMode] = useState<PasswordlessMode>('login');
  // Stored here because tabs unmount: switching tabs keeps the sent code.
  const link = useSentMail();
  const code = useSentMail();
  const switchTo = (next: PasswordlessMode) => {
    setMode(next);
    link.startOver();
    code.startOver();
  };
  const signUp = () => switchTo('signup');
  return (
    <AuthLayout
      banner="Alternative Authentication Options"
      title="Choose Your Authentication Method"
      lede="Try these passwordless authentication options"
      footer={
        <TextLink href="/email-login" linkComponent={Link}>
          Back to login
        </TextLink>
      }
    >
      <Stack>
        <Tabs
          label="Sign in or sign up"
          variant="pill"
          value={mode}
          onValueChange={switchTo}
          tabs={[
            { value: 'login', label: 'Sign In' },
            { value: 'signup', label: 'Sign Up' },
          ]}
        />
        <Tabs
          label="Authentication method"
          tabs={[
            {
              value: 'magic-link',
              label: 'Magic Link',
              panel: <MagicLink key={mode} mode={mode} sent={link} onSignUp={signUp} />,
            },
            {
              value: 'otp',
              label: 'Email OTP',
              panel: <EmailCode key={mode} mode={mode} sent={code} onSignUp={signUp} />,
            },
          ]}
        />
      </Stack>
    </AuthLayout>
  );
}
