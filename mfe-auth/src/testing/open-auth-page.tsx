import type { DocumentSettings } from '@gift-registry/bff-contract';
import { writeDocumentSettings } from '@gift-registry/bff-contract/testing';
import { renderScreen, type ScreenOptions } from '@gift-registry/shell-contract/testing';
import type { ComponentType } from 'react';
import AccountPage from '../account/account-page.tsx';
import AlternativeAuthPage from '../alternative-auth/alternative-auth-page.tsx';
import AuthRedirectPage from '../auth-redirect/auth-redirect-page.tsx';
import DevicesPage from '../devices/devices-page.tsx';
import EmailChangePage from '../email-change/email-change-page.tsx';
import EmailConfirmationPage from '../email-confirmation/email-confirmation-page.tsx';
import { emailDraft } from '../email-draft/email-draft.ts';
import EmailLoginPage from '../email-login/email-login-page.tsx';
import EmailSignupPage from '../email-signup/email-signup-page.tsx';
import PhoneLoginPage from '../phone-login/phone-login-page.tsx';
import ResetPasswordPage from '../reset-password/reset-password-page.tsx';
import VerifyEmailPage from '../verify-email/verify-email-page.tsx';

const screens: Readonly<Record<string, ComponentType>> = {
  '/email-login': EmailLoginPage,
  '/email-signup': EmailSignupPage,
  '/verify-email': VerifyEmailPage,
  '/reset-password': ResetPasswordPage,
  '/email-confirmation': EmailConfirmationPage,
  '/auth-redirect': AuthRedirectPage,
  '/alternative-auth': AlternativeAuthPage,
  '/account': AccountPage,
  '/email-change': EmailChangePage,
  '/devices': DevicesPage,
  '/phone-login': PhoneLoginPage,
};

function Screen({ pathname }: { readonly pathname: string }) {
  const Page = screens[pathname];
  return Page ? <Page key={pathname} /> : <p>Another area</p>;
}

interface Options extends Pick<ScreenOptions, 'session' | 'advanceTimers'> {
  readonly settings?: Partial<DocumentSettings>;
}

export function openAuthPage(path: string, { settings = {}, ...options }: Options = {}) {
  writeDocumentSettings(settings);
  return renderScreen((pathname) => <Screen pathname={pathname} />, { path, ...options });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  emailDraft.clear();
});
