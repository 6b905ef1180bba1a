import { errorMessages } from '../errors/error-messages.ts';
import { z } from 'zod';
import { defineRoute } from '../definitions/define-route.ts';
import { email } from '../fields/email.ts';
import { id, timestamp } from '../fields/id.ts';
import { currentPassword, newPassword } from '../fields/password.ts';
import { personName } from '../fields/person-name.ts';
import { phoneOfAnyCountry } from '../fields/phone.ts';
import { otpCode } from './auth.ts';

export const accountKeptDays = 14;

const dataExport = z.object({
  id,
  state: z.enum(['waiting', 'ready']),
  /** When the file is deleted; null while it is being made. */
  expiresAt: timestamp.nullable(),
});

export const account = z
  .object({
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    /** Ten digits, E.164 for numbers from abroad, or empty. */
    phone: z.string(),
    hasPassword: z.boolean(),
    newEmail: z.string().nullable(),
    deletesAt: timestamp.nullable(),
    dataExport: dataExport.nullable(),
    ownRegistries: z.array(z.object({ id, registryName: z.string() })),
  })
  .meta({ id: 'Account' });
export type Account = z.infer<typeof account>;

const responses = { 200: account };

export const getAccount = defineRoute({
  id: 'getAccount',
  method: 'GET',
  path: '/api/account',
  access: 'user',
  summary: "The caller's account",
  failureMessage: 'Failed to load your account. Please try again.',
  responses,
});

const invalidPhone = 'Please enter a valid 10-digit phone number';
const phone = phoneOfAnyCountry(invalidPhone);

const phoneOrNone = z
  .string()
  .trim()
  .refine((typed) => typed === '' || phone.safeParse(typed).success, invalidPhone)
  .transform((typed) => (typed === '' ? '' : phone.parse(typed)));

export const accountDetails = z.strictObject({
  firstName: personName,
  lastName: personName,
  phone: phoneOrNone,
});

export const saveAccount = defineRoute({
  id: 'saveAccount',
  method: 'PUT',
  path: '/api/account',
  access: 'user',
  summary: "Changes the caller's names and phone number",
  failureMessage: errorMessages.notSaved,
  body: accountDetails,
  responses,
});

export const confirmIdentity = defineRoute({
  id: 'confirmIdentity',
  method: 'POST',
  path: '/api/account/identity',
  access: 'user',
  summary: 'Confirms with the password or a mailed code that the owner is present, for 15 minutes',
  failureMessage: 'We could not check this. Please try again.',
  body: z
    .strictObject({ password: currentPassword.optional(), code: otpCode.optional() })
    .refine(({ password, code }) => (password === undefined) !== (code === undefined), {
      message: 'Please enter your password or a code',
      path: ['password'],
    }),
  responses: { 200: z.object({ confirmed: z.literal(true) }) },
});

export const sendIdentityCode = defineRoute({
  id: 'sendIdentityCode',
  method: 'POST',
  path: '/api/account/identity/code',
  access: 'user',
  summary: 'Mails a 6-digit code for confirmIdentity; a new code replaces the old one',
  failureMessage: 'We could not send the code. Please try again.',
  responses: { 202: z.object({ accepted: z.literal(true) }) },
});

export const changePassword = defineRoute({
  id: 'changePassword',
  method: 'PUT',
  path: '/api/account/password',
  access: 'user',
  summary:
    'Sets a new password and ends all other sessions; asks for the old one, or for an account without one for confirmIdentity',
  failureMessage: 'We could not change your password. Please try again.',
  body: z.strictObject({ currentPassword: currentPassword.optional(), password: newPassword }),
  responses: { 200: z.object({ updated: z.literal(true) }) },
});

export const changeEmail = defineRoute({
  id: 'changeEmail',
  method: 'PUT',
  path: '/api/account/email',
  access: 'user',
  summary: 'Mails a link to the old and to the new address; asks for confirmIdentity',
  failureMessage: errorMessages.notSaved,
  body: z.strictObject({ email }),
  responses,
});

export const cancelEmailChange = defineRoute({
  id: 'cancelEmailChange',
  method: 'DELETE',
  path: '/api/account/email',
  access: 'user',
  summary: 'Forgets the new address; its links stop working',
  failureMessage: errorMessages.notSaved,
  responses,
});

const linkBody = z.strictObject({ token: z.string().min(1).max(200) });

export const emailLinkKinds = ['old', 'new', 'restore'] as const;

export const readEmailLink = defineRoute({
  id: 'readEmailLink',
  method: 'POST',
  path: '/api/account/email/link/read',
  access: 'public',
  summary: 'The change of address behind a mailed link; looking consumes nothing',
  failureMessage: 'We could not open this link. Please try again.',
  body: linkBody,
  responses: {
    200: z.object({ kind: z.enum(emailLinkKinds), oldEmail: z.string(), newEmail: z.string() }),
  },
});

export const answerEmailLink = defineRoute({
  id: 'answerEmailLink',
  method: 'POST',
  path: '/api/account/email/link',
  access: 'public',
  summary: 'Consumes a mailed link: confirms or refuses a change of address, or takes it back',
  failureMessage: errorMessages.notSaved,
  body: linkBody.extend({ accept: z.boolean() }),
  responses: {
    200: z.object({ outcome: z.enum(['waits-for-other', 'changed', 'refused', 'restored']) }),
  },
});

export const exportAccount = defineRoute({
  id: 'exportAccount',
  method: 'POST',
  path: '/api/account/export',
  access: 'user',
  summary: "Starts a file with the caller's data; its link is mailed; asks for confirmIdentity",
  failureMessage: 'We could not start this. Please try again.',
  responses: { 202: account },
});

export const downloadExport = defineRoute({
  id: 'downloadExport',
  method: 'GET',
  path: '/api/account/export/:exportId',
  access: 'user',
  summary:
    'The file of exportAccount, for 24 hours and for its owner only; asks for confirmIdentity',
  failureMessage: 'We could not load this file. Please try again.',
  params: z.object({ exportId: id }),
  responses: { 200: z.string() },
});

export const checkExport = defineRoute({
  id: 'checkExport',
  method: 'GET',
  path: '/api/account/export/:exportId/check',
  access: 'user',
  summary:
    'Tells a page whether downloadExport would send its file, because a download has no page for a refusal',
  failureMessage: 'We could not load this file. Please try again.',
  params: z.object({ exportId: id }),
  responses: { 200: z.object({ readable: z.literal(true) }) },
});

export const deleteAccount = defineRoute({
  id: 'deleteAccount',
  method: 'POST',
  path: '/api/account/delete',
  access: 'user',
  summary:
    'Ends all sessions and the links of own registries, and deletes everything after 14 days; asks for confirmIdentity',
  failureMessage: 'We could not delete your account. Please try again.',
  responses: { 200: z.object({ deletesAt: timestamp }) },
});

export const keepAccount = defineRoute({
  id: 'keepAccount',
  method: 'POST',
  path: '/api/account/keep',
  access: 'user',
  summary: 'Takes deleteAccount back, with the registries that it deleted',
  failureMessage: 'We could not restore your account. Please try again.',
  responses,
});
