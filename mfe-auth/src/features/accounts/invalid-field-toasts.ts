import type { Toast } from '@gift-registry/shell-contract';

export const emailToast = (message: string): Toast => ({
  type: 'error',
  title: message.endsWith('is required') ? 'Email Required' : 'Invalid Email',
  description: message,
});

export const newPasswordToast = (message: string): Toast => ({
  type: 'error',
  title: message.endsWith('is required') ? 'Password Required' : 'Weak Password',
  description: message,
});
