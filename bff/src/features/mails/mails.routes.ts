import * as contract from '@gift-registry/bff-contract';
import { errorMessages, jobPageSize, type QueuedJob } from '@gift-registry/bff-contract';
import {
  mailTemplates,
  type MailTemplate,
  QUEUES,
  type QueueName,
} from '@gift-registry/workers-contract';
import fp from 'fastify-plugin';
import { teamMemberOf } from '../../platform/audit/requester.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { createDataCipher } from '../../platform/keys/data-cipher.ts';
import { openShownMail } from '../../platform/outbox/logged-mail.ts';
import type { ListedJob } from '../../platform/queues/queues.ts';
import { PageReply, route, type RouteContext } from '../../platform/routing/route.ts';
import { removeJob, retryJob, subjectOfJob } from './change-jobs.ts';
import { drawMail, findDrawing, shownMail } from './draw-mail.ts';
import { sendMailsAgain, sendUndelivered } from './send-again.ts';
import { findSentAgain, findTeamMail } from './team-mails.repository.ts';

/** Mails run no scripts, load nothing, and stand only in frames of our own pages. */
const framedMail = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
  'x-frame-options': 'SAMEORIGIN',
};

const notFound = () => new AppError('not-found', errorMessages.notFound);

function queueNamed(wanted: string): QueueName {
  const queue = QUEUES.find((name) => name === wanted);
  if (!queue) throw new AppError('not-found', errorMessages.notFound);
  return queue;
}

const shownJob = ({ data, error, ...job }: ListedJob): QueuedJob => ({
  ...job,
  about: subjectOfJob(data),
  error: error?.slice(0, 500) ?? null,
});

type Change = RouteContext<typeof contract.retryJob | typeof contract.removeJob>;

const changeOf = ({ params, user, request }: Pick<Change, 'params' | 'user' | 'request'>) => ({
  queue: queueNamed(params.queue),
  jobId: params.jobId,
  by: teamMemberOf({ user, request }),
});

/** The log of all mails and the queues behind them, for the team. */
export const mails = fp(async (app) => {
  const { config, db, queues } = app;
  const cipher = createDataCipher(config.dataEncryptionKeys);
  const templates: ReadonlySet<string> = new Set(mailTemplates);
  const isTemplate = (name: string): name is MailTemplate => templates.has(name);

  async function mailOf(id: string) {
    const mail = await findTeamMail(db, id);
    if (!mail) throw notFound();
    return mail;
  }

  route(app, contract.getTeamMail, async ({ params: { mailId } }) => ({
    ...(await mailOf(mailId)),
    sentAgain: await findSentAgain(db, mailId),
  }));
  route(app, contract.drawTeamMail, async ({ params: { mailId }, query: { scheme } }) => {
    const { shown } = await mailOf(mailId);
    return drawMail(queues, { preview: shownMail(openShownMail(cipher, shown)), scheme });
  });
  route(app, contract.listMailTemplates, () => ({ templates: [...mailTemplates].toSorted() }));
  route(app, contract.drawMailTemplate, async ({ params, query: { scheme } }) => {
    if (!isTemplate(params.template)) throw notFound();
    return drawMail(queues, { preview: { sampleOf: params.template }, scheme });
  });
  route(app, contract.getMailDrawing, async ({ params: { drawingId } }) => {
    const { html } = await findDrawing(queues, drawingId);
    return new PageReply(html, framedMail);
  });
  route(app, contract.sendMailsAgain, ({ body, user, request }) =>
    sendMailsAgain(app, body.mailIds, teamMemberOf({ user, request })),
  );
  route(app, contract.sendUndeliveredMails, ({ user, request }) =>
    sendUndelivered(app, teamMemberOf({ user, request })),
  );
  route(app, contract.listQueues, async () => ({
    queues: await Promise.all(
      QUEUES.map(async (name) => ({ name, ...(await queues.count(name)) })),
    ),
  }));
  route(app, contract.listJobs, async ({ params, query: { state, page } }) => {
    const name = queueNamed(params.queue);
    const start = (page - 1) * jobPageSize;
    const [jobs, next] = await Promise.all([
      queues.list(name, state, { start, limit: jobPageSize }),
      queues.list(name, state, { start: start + jobPageSize, limit: 1 }),
    ]);
    return { jobs: jobs.map(shownJob), hasMore: next.length > 0 };
  });
  route(app, contract.retryJob, async (context) => {
    await retryJob(app, changeOf(context));
    return { retried: true as const };
  });
  route(app, contract.removeJob, async (context) => {
    await removeJob(app, changeOf(context));
    return { removed: true as const };
  });
});
