import type { DocumentSettings } from '@gift-registry/bff-contract';
import { writeDocumentSettings } from '@gift-registry/bff-contract/testing';
import { renderScreen, type ScreenOptions } from '@gift-registry/shell-contract/testing';
import type { ComponentType } from 'react';
import AccountPage from '../screens/account/account-page.tsx';
import AlternativeAuthPage from '../screens/alternative-auth/alternative-auth-page.tsx';
import AuthRedirectPage from '../screens/auth-redirect/auth-redirect-page.tsx';
import DevicesPage from '../screens/devices-page.tsx';
import EmailChangePage from '../screens/email-change/email-change-page.tsx';
import EmailConfirmationPage from '../screens/email-confirmation/email-confirmation-page.tsx';
import { emailDraft } from '../features/accounts/email-draft.ts';
import EmailLoginPage from '../screens/email-login/email-login-page.tsx';
import EmailSignupPage from '../screens/email-signup/email-signup-page.tsx';
import PhoneLoginPage from '../screens/phone-login-page.tsx';
import ResetPasswordPage from '../screens/reset-password/reset-password-page.tsx';
import VerifyEmailPage from '../screens/verify-email-page.tsx';

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
