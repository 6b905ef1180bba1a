import type { IncomingMessage } from 'node:http';
import { MailDev } from 'maildev';
import { z } from 'zod';

const settings = z
  .object({
    MAIL_WEB_PORT: z.coerce.number(),
    MAIL_SMTP_PORT: z.coerce.number(),
    MAIL_FOLDER: z.string(),
  })
  .parse(process.env);

const host = '127.0.0.1';
const inbox = new MailDev({
  web: settings.MAIL_WEB_PORT,
  webIp: host,
  smtp: settings.MAIL_SMTP_PORT,
  ip: host,
  mailDirectory: settings.MAIL_FOLDER,
  maxEmails: 1000,
});
const { api } = await inbox.start();
// Fastify has its own listener already; this one comes before it.
api?.server.server.prependListener('request', openShortPath);

process.once('SIGTERM', () => void inbox.stop());

/** The JSON API stands at /api/email; tools and tests know it as /email, which is a page to browsers. */
function openShortPath(request: IncomingMessage): void {
  const { url = '', headers } = request;
  if (/^\/email(?:[/?]|$)/.test(url) && !headers.accept?.includes('text/html'))
    request.url = `/api${url}`;
}
