import { z } from 'zod';
import { defineRoute } from '../definitions/define-route.ts';

/** When hosts are mailed about gifts: as they come, once a day at 09:00 in the registry's zone, or never. */
export const giftMails = ['at-once', 'daily', 'never'] as const;
export type GiftMails = (typeof giftMails)[number];

export const mailSubjects = ['gifts', 'events', 'questions'] as const;
export type MailSubject = (typeof mailSubjects)[number];

export const mailSettings = z
  .object({
    giftMails: z.enum(giftMails, 'Please choose when we mail you').catch('at-once'),
    eventMails: z.boolean(),
    questionMails: z.boolean(),
  })
  .meta({ id: 'MailSettings' });
export type MailSettings = z.infer<typeof mailSettings>;

export const mailSettingsForm = z.strictObject({
  giftMails: z.enum(giftMails, 'Please choose when we mail you'),
  eventMails: z.boolean(),
  questionMails: z.boolean(),
});
const token = z.string().min(1).max(300);

export const getMailSettings = defineRoute({
  id: 'getMailSettings',
  method: 'GET',
  path: '/api/mail-settings',
  access: 'user',
  summary: 'When the caller gets mails as a host',
  failureMessage: 'Failed to load your mail settings. Please try again.',
  responses: { 200: mailSettings },
});

export const saveMailSettings = defineRoute({
  id: 'saveMailSettings',
  method: 'PUT',
  path: '/api/mail-settings',
  access: 'user',
  summary: 'Changes when the caller gets mails as a host',
  failureMessage: 'Failed to save your mail settings. Please try again.',
  body: mailSettingsForm,
  responses: { 200: mailSettings },
});

export const readLinkedMailSettings = defineRoute({
  id: 'readLinkedMailSettings',
  method: 'POST',
  path: '/api/mail-settings/by-link/read',
  access: 'public',
  summary: 'The settings of the account whose mail has this link',
  failureMessage: 'Failed to load your mail settings. Please try again.',
  body: z.strictObject({ token }),
  responses: { 200: mailSettings },
});

export const saveLinkedMailSettings = defineRoute({
  id: 'saveLinkedMailSettings',
  method: 'POST',
  path: '/api/mail-settings/by-link',
  access: 'public',
  summary: 'Changes the settings of the account whose mail has this link',
  failureMessage: 'Failed to save your mail settings. Please try again.',
  body: mailSettingsForm.extend({ token }),
  responses: { 200: mailSettings },
});
