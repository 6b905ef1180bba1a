import type { PageDefinition } from '@gift-registry/bff-contract';

export const pages = [
  {
    screen: 'email-login',
    path: '/email-login',
    title: 'Login',
    description: 'Sign in to your gift registry or create an account.',
  },
  {
    screen: 'email-signup',
    path: '/email-signup',
    title: 'Sign up',
    description: 'Create a free account and start your gift registry.',
  },
  {
    screen: 'verify-email',
    path: '/verify-email',
    title: 'Verify your email',
    description: 'Check your inbox for the confirmation email, or send it again.',
  },
  {
    screen: 'reset-password',
    path: '/reset-password',
    title: 'Reset your password',
    description: 'Ask for a reset link, or choose a new password.',
    opensMailedLink: true,
  },
  {
    screen: 'email-confirmation',
    path: '/email-confirmation',
    title: 'Confirm your email',
    description: 'Confirming your email address.',
    opensMailedLink: true,
  },
  {
    screen: 'auth-redirect',
    path: '/auth-redirect',
    title: 'Signing you in',
    description: 'Taking you to your dashboard.',
    chrome: 'bare',
  },
  {
    screen: 'alternative-auth',
    path: '/alternative-auth',
    title: 'Sign in without a password',
    description: 'Sign in with a magic link or a code by email.',
  },
  {
    screen: 'account',
    path: '/account',
    title: 'Your account',
    description: 'Your names, address and password, your devices, your data.',
    access: 'signed-in',
    chrome: 'app',
  },
  {
    screen: 'email-change',
    path: '/email-change',
    title: 'Your email address',
    description: 'Confirm or refuse a new address of your account.',
    opensMailedLink: true,
  },
  {
    screen: 'devices',
    path: '/devices',
    title: 'Your account',
    description: 'Redirects to your account, which lists your devices.',
    access: 'signed-in',
    chrome: 'app',
  },
  {
    screen: 'phone-login',
    path: '/phone-login',
    title: 'Login',
    description: 'Sign in to your gift registry.',
    chrome: 'bare',
  },
] satisfies PageDefinition[];
