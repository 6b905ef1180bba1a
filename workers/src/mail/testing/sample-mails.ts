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
  'host-gifts': {
    firstName: 'Asha',
    registryName: 'Asha & Dev',
    digest: true,
    gifts: [
      {
        giverName: 'Ravi',
        productName: 'Lamp <b>"Diya"</b>',
        quantity: 2,
        amount: null,
        message: 'With love',
      },
      { giverName: 'Sunita', productName: 'Sofa', quantity: 1, amount: 5000, message: null },
    ],
    more: 3,
    bookLink: link,
    settingsLink: link,
    unsubscribeLink: link,
  },
  'host-occasion': {
    occasion: 'event-soon',
    firstName: 'Asha',
    registryName: 'Asha & Dev',
    eventDate: '2026-12-01',
    left: 4,
    bookLink: link,
    settingsLink: link,
    unsubscribeLink: link,
  },
  'co-host-invitation': { hostName: 'Asha Rao', registryName: 'Asha & Dev', link },
  'gift-removed': {
    guestName: 'Ravi',
    productName: 'Brass lamp',
    registryName: 'Meera & Dev',
    state: 'promised',
    amount: 500,
    registryLink: link,
  },
  'thank-you': {
    guestName: 'Ravi',
    noteLink: link,
    replyTo: 'asha@example.com',
    note: 'Dear Ravi,\nthank you for the <b>lamp</b>!',
    hostName: 'Asha Rao',
    productName: 'Brass lamp',
  },
  'query-receipt': { name: 'Ravi', query: 'Do you ship to Pune?\n<script>x</script>' },
  'query-team': {
    name: 'Ravi',
    email: 'ravi@example.com',
    phone: null,
    query: 'Do you ship to Pune?',
  },
};
