import { z } from 'zod';
import { compactDigits } from '../formats/latin-digits.ts';
import { ownPath } from '../fields/own-path.ts';
import { defineRoute } from '../definitions/define-route.ts';
import { email } from '../fields/email.ts';
import { currentPassword, newPassword } from '../fields/password.ts';
import { personName } from '../fields/person-name.ts';
import { sessionReply } from './session.ts';

const accepted = z.object({ accepted: z.literal(true) });
const mode = z.enum(['login', 'signup']);
export type PasswordlessMode = z.infer<typeof mode>;

const linkToken = z
  .string()
  .min(1, 'Missing confirmation token')
  .max(200, 'This confirmation link is invalid or has already been used.');

export const confirmationTypes = [
  'email',
  'signup',
  'magiclink',
  'recovery',
  'email_change',
] as const;

export const otpCode = z
  .string()
  .overwrite(compactDigits)
  .regex(/^\d{6}$/, 'Please enter the complete 6-digit code');

export const signUpBody = z.strictObject({
  firstName: personName,
  lastName: personName,
  email,
  password: newPassword,
  termsAccepted: z.literal(true, 'Please accept the Terms of Service and the Privacy Policy'),
});

/** The page that asked for the account. The mailed link carries it, because it may be opened in another browser. */
const returnTo = { returnTo: ownPath.optional() };

const signUpMessages = {
  email: 'Please enter a valid email address.',
  password: 'Password must be at least 8 characters long with uppercase, lowercase, and numbers.',
} as const;
const maxPassword = 128;

export const signUp = defineRoute({
  id: 'signUp',
  method: 'POST',
  path: '/api/auth/signup',
  access: 'public',
  summary: 'Creates an unverified account and mails the confirmation link',
  failureMessage: 'An unexpected error occurred',
  body: signUpBody.extend({
    email: z
      .string(signUpMessages.email)
      .refine((value) => email.safeParse(value).success, signUpMessages.email)
      .transform((value) => email.parse(value)),
    password: z
      .string(signUpMessages.password)
      .max(maxPassword, `Password must be ${maxPassword} characters or less`)
      .refine(
        (value) => value.length > maxPassword || newPassword.safeParse(value).success,
        signUpMessages.password,
      ),
    ...returnTo,
  }),
  responses: { 202: accepted },
});

export const signInBody = z.strictObject({ email, password: currentPassword });

export const signIn = defineRoute({
  id: 'signIn',
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  summary: 'Signs in with a password and starts a fresh session',
  failureMessage: 'An unexpected error occurred',
  body: signInBody,
  responses: { 200: sessionReply },
});

export const signOut = defineRoute({
  id: 'signOut',
  method: 'POST',
  path: '/api/auth/logout',
  access: 'public',
  summary: 'Ends the session on the server and in the browser',
  failureMessage: 'There was an issue logging out. Please try again.',
  responses: { 200: sessionReply },
});

export const confirmEmail = defineRoute({
  id: 'confirmEmail',
  method: 'POST',
  path: '/api/auth/confirm',
  access: 'public',
  summary: 'Consumes a confirmation or magic link and starts a session',
  failureMessage: 'Failed to confirm your email.',
  body: z.strictObject({
    token: linkToken,
    type: z.enum(confirmationTypes, 'This confirmation link is invalid or has already been used.'),
  }),
  responses: { 200: sessionReply },
});

export const resendConfirmation = defineRoute({
  id: 'resendConfirmation',
  method: 'POST',
  path: '/api/auth/resend-confirmation',
  access: 'public',
  summary: 'Mails a new confirmation link; the old one stops working',
  failureMessage: 'An unexpected error occurred',
  body: z.strictObject({ email, ...returnTo }),
  responses: { 202: accepted },
});

export const requestPasswordReset = defineRoute({
  id: 'requestPasswordReset',
  method: 'POST',
  path: '/api/auth/password-reset',
  access: 'public',
  summary: 'Mails a link for choosing a new password',
  failureMessage: 'An unexpected error occurred',
  body: z.strictObject({ email }),
  responses: { 202: accepted },
});

export const resetPassword = defineRoute({
  id: 'resetPassword',
  method: 'PUT',
  path: '/api/auth/password',
  access: 'public',
  summary: 'Consumes a recovery link, sets the new password and ends every session of the account',
  failureMessage: 'An unexpected error occurred',
  body: z.strictObject({ accessToken: linkToken, refreshToken: linkToken, password: newPassword }),
  responses: { 200: z.object({ updated: z.literal(true) }) },
});

export const sendMagicLink = defineRoute({
  id: 'sendMagicLink',
  method: 'POST',
  path: '/api/auth/magic-link',
  access: 'public',
  summary: 'Mails a link that signs in; in sign-up mode it may create the account',
  failureMessage: 'Failed to send magic link',
  body: z.strictObject({ email, mode }),
  responses: { 202: accepted },
});

export const sendOtp = defineRoute({
  id: 'sendOtp',
  method: 'POST',
  path: '/api/auth/otp',
  access: 'public',
  summary: 'Mails a 6-digit code; a new code replaces the old one',
  failureMessage: 'Failed to send OTP',
  body: z.strictObject({ email, mode }),
  responses: { 202: accepted },
});

export const verifyOtp = defineRoute({
  id: 'verifyOtp',
  method: 'POST',
  path: '/api/auth/otp/verify',
  access: 'public',
  summary: 'Checks a mailed code and starts a session',
  failureMessage: 'Invalid OTP code',
  body: z.strictObject({ email, token: otpCode, type: z.literal('email') }),
  responses: { 200: sessionReply },
});
