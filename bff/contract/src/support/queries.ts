import { z } from 'zod';
import { defineRoute } from '../definitions/define-route.ts';
import { emailProblem } from '../fields/email.ts';
import { indianPhone } from '../fields/phone.ts';

const phoneMessage = 'Phone number must be 10 digits starting with 6, 7, 8, or 9';

export const queryForm = z.strictObject({
  name: z
    .string('Name is required')
    .trim()
    .min(1, 'Name is required')
    .max(50, 'Name must be 50 characters or less'),
  email: z
    .string('Email is required')
    .trim()
    .min(1, 'Email is required')
    .max(100, 'Email must be 100 characters or less')
    .refine((address) => emailProblem(address) === undefined, 'Invalid email format'),
  // A union would replace the phone's message with its own.
  phone: z
    .string(phoneMessage)
    .nullish()
    .transform((typed) => typed?.trim() || null)
    .pipe(indianPhone(phoneMessage).nullable()),
  queryText: z
    .string('Please enter your query')
    .trim()
    .min(1, 'Please enter your query')
    .max(1000, 'Query must be 1000 characters or less'),
});
export type QueryForm = z.input<typeof queryForm>;

export const submitQuery = defineRoute({
  id: 'submitQuery',
  method: 'POST',
  path: '/api/queries',
  access: 'public',
  summary: 'Stores a question, mails it to the team and a receipt to the sender',
  failureMessage: 'Failed to submit query. Please try again.',
  body: queryForm,
  responses: { 201: z.object({ received: z.literal(true) }) },
});
