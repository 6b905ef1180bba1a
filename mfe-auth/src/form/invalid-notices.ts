import type { Notice } from '@gift-registry/shell-contract';

/** What an invalid field is called in a toast. */
export const emailNotice = (message: string): Notice => ({
  type: 'error',
  title: message.endsWith('is required') ? 'Email Required' : 'Invalid Email',
  description: message,
});

export const newPasswordNotice = (message: string): Notice => ({
  type: 'error',
  title: message.endsWith('is required') ? 'Password Required' : 'Weak Password',
  description: message,
});
