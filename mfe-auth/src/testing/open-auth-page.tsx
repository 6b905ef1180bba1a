import { documentSettingsId, type DocumentSettings } from '@gift-registry/bff-contract';
import { renderScreen, type ScreenOptions } from '@gift-registry/shell-contract/testing';
import { configure } from '@testing-library/react';
import type { ComponentType } from 'react';
import AlternativeAuthPage from '../alternative-auth/alternative-auth-page.tsx';
import AuthRedirectPage from '../auth-redirect/auth-redirect-page.tsx';
import DevicesPage from '../devices/devices-page.tsx';
import EmailConfirmationPage from '../email-confirmation/email-confirmation-page.tsx';
import { emailDraft } from '../email-draft/email-draft.ts';
import EmailLoginPage from '../email-login/email-login-page.tsx';
import EmailSignupPage from '../email-signup/email-signup-page.tsx';
import PhoneLoginPage from '../phone-login/phone-login-page.tsx';
import ResetPasswordPage from '../reset-password/reset-password-page.tsx';
import VerifyEmailPage from '../verify-email/verify-email-page.tsx';

// Long enough for a loaded machine; a passing test never waits this long.
configure({ asyncUtilTimeout: 5_000 });
jest.setTimeout(20_000);

const screens: Readonly<Record<string, ComponentType>> = {
  '/email-login': EmailLoginPage,
  '/email-signup': EmailSignupPage,
  '/verify-email': VerifyEmailPage,
  '/reset-password': ResetPasswordPage,
  '/email-confirmation': EmailConfirmationPage,
  '/auth-redirect': AuthRedirectPage,
  '/alternative-auth': AlternativeAuthPage,
  '/devices': DevicesPage,
  '/phone-login': PhoneLoginPage,
};

function Screen({ pathname }: { readonly pathname: string }) {
  const Page = screens[pathname];
  return Page ? <Page key={pathname} /> : <p>Another area</p>;
}

const defaultSettings: DocumentSettings = {
  brand: 'Tohfa',
  publicBaseUrl: 'https://gifts.example',
  demoShopUrl: null,
  sampleRegistryPath: null,
  googleSignIn: false,
  contact: { email: null, phone: null, whatsappUrl: null },
  social: [],
  accountDisclosure: 'spec',
};

function writeDocumentSettings(changes: Partial<DocumentSettings>): void {
  document.getElementById(documentSettingsId)?.remove();
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = documentSettingsId;
  block.textContent = JSON.stringify({ ...defaultSettings, ...changes });
  document.head.append(block);
}

interface Options extends Pick<ScreenOptions, 'session' | 'advanceTimers'> {
  readonly settings?: Partial<DocumentSettings>;
}

/** Opens a page of this remote by its address and follows navigations within it. */
export function openAuthPage(path: string, { settings = {}, ...options }: Options = {}) {
  writeDocumentSettings(settings);
  return renderScreen((pathname) => <Screen pathname={pathname} />, { path, ...options });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  emailDraft.clear();
});
