import { z } from 'zod';
import { mailJobSchema, mailTemplates } from './mails/mails.ts';

/** A job of the mail queue that draws a mail and sends none; the caller removes it with its result. */
export const mailPreviewJobSchema = z.object({
  preview: z.union([mailJobSchema, z.object({ sampleOf: z.enum(mailTemplates) })]),
  scheme: z.enum(['light', 'dark']),
});
export type MailPreviewJob = z.infer<typeof mailPreviewJobSchema>;

export const mailPreviewSchema = z.object({ subject: z.string(), html: z.string() });
export type MailPreview = z.infer<typeof mailPreviewSchema>;
