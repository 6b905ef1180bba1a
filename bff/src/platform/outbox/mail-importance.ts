import type { MailTemplate } from '@gift-registry/workers-contract';

/** Also the priority of the job: lower numbers are sent first. */
const importance = { security: 1, receipt: 2, reminder: 3, digest: 4, announcement: 5 } as const;

const kinds: Readonly<Record<MailTemplate, keyof typeof importance>> = {
  'verify-email': 'security',
  'reset-password': 'security',
  'magic-link': 'security',
  otp: 'security',
  'account-exists': 'security',
  'no-account': 'security',
  'password-changed': 'security',
  'password-removed': 'security',
  'new-sign-in-method': 'security',
  'identity-code': 'security',
  'email-change-new': 'security',
  'email-change-old': 'security',
  'email-changed': 'security',
  'email-restored': 'security',
  'account-deletion': 'security',
  'account-kept': 'security',
  'account-deleted': 'security',
  'registry-hosts': 'security',
  'co-host-request': 'security',
  'co-host-allowed': 'receipt',
  'passcode-guessed': 'security',
  'release-withdrawn': 'security',
  'release-alarm': 'security',
  'unusual-gifts': 'security',
  'gift-code': 'security',
  'gift-confirmation': 'receipt',
  'waiting-confirmation': 'receipt',
  'claim-receipt': 'receipt',
  'contribution-receipt': 'receipt',
  'order-news': 'receipt',
  'gift-free': 'receipt',
  'gift-removed': 'receipt',
  'gifts-given-back': 'receipt',
  'query-receipt': 'receipt',
  'query-team': 'receipt',
  'data-export': 'receipt',
  'co-host-invitation': 'receipt',
  'question-answer': 'receipt',
  'gift-question': 'receipt',
  'claim-reminder': 'reminder',
  'host-occasion': 'reminder',
  'host-gifts': 'digest',
  'thank-you': 'announcement',
};

/** Security mails and codes first, then receipts, reminders, digests and announcements. */
export const mailImportance = (template: MailTemplate): number => importance[kinds[template]];
