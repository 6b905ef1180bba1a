import { z } from 'zod';
import { defineMail } from './define-mail.ts';
import { address, code, instant, link, mode, text, DAY_MINUTES, sampleLink } from './fields.ts';

export const accountMails = [
  defineMail({
    name: 'verify-email',
    importance: 'security',
    usefulMinutes: DAY_MINUTES,
    data: {
      firstName: text,
      link,
      isInvited: z.boolean().optional(),
    },
    sample: { firstName: 'Asha', link: sampleLink },
  }),
  defineMail({
    name: 'reset-password',
    importance: 'security',
    usefulMinutes: 60,
    data: { firstName: text, link },
    sample: { firstName: 'Asha', link: sampleLink },
  }),
  defineMail({
    name: 'magic-link',
    importance: 'security',
    usefulMinutes: 10,
    data: { link, mode },
    sample: { link: sampleLink, mode: 'signup' },
  }),
  defineMail({
    name: 'otp',
    importance: 'security',
    usefulMinutes: 10,
    data: { code, mode },
    sample: { code: '048213', mode: 'login' },
  }),
  defineMail({
    name: 'account-exists',
    importance: 'security',
    data: { firstName: text, loginLink: link, resetLink: link },
    sample: { firstName: 'Asha', loginLink: sampleLink, resetLink: sampleLink },
  }),
  defineMail({
    name: 'no-account',
    importance: 'security',
    data: { signupLink: link },
    sample: { signupLink: sampleLink },
  }),
  defineMail({
    name: 'password-changed',
    importance: 'security',
    data: { firstName: text, resetLink: link },
    sample: { firstName: 'Asha', resetLink: sampleLink },
  }),
  /** A password that was set before the address was confirmed is removed when the owner confirms it. */
  defineMail({
    name: 'password-removed',
    importance: 'security',
    data: { firstName: text, resetLink: link },
    sample: { firstName: 'Asha', resetLink: sampleLink },
  }),
  defineMail({
    name: 'new-sign-in-method',
    importance: 'security',
    data: { firstName: text, method: text },
    sample: { firstName: 'Asha', method: 'Google' },
  }),
  defineMail({
    name: 'identity-code',
    importance: 'security',
    usefulMinutes: 10,
    data: { code },
    sample: { code: '048213' },
  }),
  defineMail({
    name: 'email-change-new',
    importance: 'security',
    usefulMinutes: DAY_MINUTES,
    data: { firstName: text, link },
    sample: { firstName: 'Asha', link: sampleLink },
  }),
  defineMail({
    name: 'email-change-old',
    importance: 'security',
    usefulMinutes: DAY_MINUTES,
    data: { firstName: text, newEmail: address, link },
    sample: { firstName: 'Asha', newEmail: 'asha.rao@example.com', link: sampleLink },
  }),
  defineMail({
    name: 'email-changed',
    importance: 'security',
    data: { firstName: text, newEmail: address, link },
    sample: { firstName: 'Asha', newEmail: 'asha.rao@example.com', link: sampleLink },
  }),
  defineMail({
    name: 'email-restored',
    importance: 'security',
    data: { firstName: text, resetLink: link },
    sample: { firstName: 'Asha', resetLink: sampleLink },
  }),
  defineMail({
    name: 'account-deletion',
    importance: 'security',
    data: { firstName: text, deletesAt: instant, signInLink: link },
    sample: {
      firstName: 'Asha',
      deletesAt: '2026-12-06T10:00:00.000Z',
      signInLink: sampleLink,
    },
  }),
  defineMail({
    name: 'account-kept',
    importance: 'security',
    data: { firstName: text, accountLink: link },
    sample: { firstName: 'Asha', accountLink: sampleLink },
  }),
  defineMail({
    name: 'account-deleted',
    importance: 'security',
    data: { firstName: text },
    sample: { firstName: 'Asha' },
  }),
  defineMail({
    name: 'data-export',
    importance: 'receipt',
    data: { firstName: text, link, expiresAt: instant },
    sample: { firstName: 'Asha', link: sampleLink, expiresAt: '2026-11-23T10:00:00.000Z' },
  }),
] as const;
