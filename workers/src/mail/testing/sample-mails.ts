import type { MailJob, MailTemplate } from '@gift-registry/workers-contract';

const link = 'https://tohfa.example/some/page?token=a-b_c&x=1';

/** Data for every template, with characters that break careless escaping. */
export const SAMPLE_DATA: {
  readonly [T in MailTemplate]: Extract<MailJob, { template: T }>['data'];
} = {
  'verify-email': { firstName: "D'Arcy", link },
  'reset-password': { firstName: 'Asha', link },
  'magic-link': { link, mode: 'signup' },
  otp: { code: '048213', mode: 'login' },
  'account-exists': { firstName: 'Asha', loginLink: link, resetLink: link },
  'no-account': { signupLink: link },
  'password-changed': { firstName: 'Asha', resetLink: link },
  'password-removed': { firstName: 'Asha', resetLink: link },
  'new-sign-in-method': { firstName: 'Asha', method: 'Google' },
  'gift-confirmation': {
    guestName: 'Ravi',
    giftsLink: link,
    keptUntil: '2026-11-22T10:00:00.000Z',
  },
  'claim-receipt': {
    guestName: 'Ravi',
    productName: 'Lamp <b>"Diya"</b> & oil\r\nBcc: someone@example.com',
    quantity: 2,
    registryName: 'Meera & Dev',
    ownerName: 'Meera Rao',
    state: 'reserved',
    expiresAt: '2026-11-22T10:00:00.000Z',
    giftsLink: link,
  },
  'claim-reminder': {
    guestName: 'Ravi',
    productName: 'Brass lamp',
    registryName: 'Meera & Dev',
    expiresAt: '2026-11-22T10:00:00.000Z',
    giftsLink: link,
  },
  'contribution-receipt': {
    guestName: 'Ravi',
    productName: 'Sofa',
    amount: 150000,
    registryName: 'Meera & Dev',
    giftsLink: link,
  },
  'query-receipt': { name: 'Ravi', query: 'Do you ship to Pune?\n<script>x</script>' },
  'query-team': {
    name: 'Ravi',
    email: 'ravi@example.com',
    phone: null,
    query: 'Do you ship to Pune?',
  },
};
