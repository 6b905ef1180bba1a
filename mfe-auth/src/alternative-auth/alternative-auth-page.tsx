import type { PasswordlessMode } from '@gift-registry/bff-contract';
import { Tabs } from '@gift-registry/design-system/tabs';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { SignInFrame } from '../sign-in-frame/sign-in-frame.tsx';
import { MagicLinkForm } from './magic-link-form.tsx';
import { OtpForm } from './otp-form.tsx';

export default function AlternativeAuthPage() {
  const [mode, setMode] = useState<PasswordlessMode>('login');
  return (
    <SignInFrame
      title="Choose Your Authentication Method"
      lede="Try these passwordless authentication options"
      footer={
        <TextLink href="/email-login" linkComponent={Link}>
          Back to login
        </TextLink>
      }
    >
      <Tabs
        label="Alternative Authentication Options"
        variant="pill"
        value={mode}
        onValueChange={setMode}
        tabs={[
          { value: 'login', label: 'Sign In' },
          { value: 'signup', label: 'Sign Up' },
        ]}
      />
      <Tabs
        key={mode}
        label="Method"
        tabs={[
          { value: 'magic-link', label: 'Magic Link', panel: <MagicLinkForm mode={mode} /> },
          { value: 'otp', label: 'Email OTP', panel: <OtpForm mode={mode} /> },
        ]}
      />
    </SignInFrame>
  );
}
