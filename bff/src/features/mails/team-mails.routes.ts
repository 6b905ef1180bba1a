import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import { errorMessages } from '@gift-registry/bff-contract';
import { mailTemplates, type MailTemplate } from '@gift-registry/workers-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { createDataCipher } from '../../platform/keys/data-cipher.ts';
import { openShownMail } from '../../platform/outbox/mail-log/logged-mail.ts';
import { PageReply, route } from '../../platform/routing/route.ts';
import { teamMemberOf } from '../../platform/audit/team-member.ts';
import { drawMail, findDrawing, shownMail } from './draw-mail.ts';
import { sendMailsAgain, sendUndelivered } from './send-again.service.ts';
import { findSentAgain, findTeamMail } from './team-mails.repository.ts';

/** Mails run no scripts, load nothing, and stand only in frames of our own pages. */
const framedMail = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
  'x-frame-options': 'SAMEORIGIN',
};

const notFound = () => new AppError('not-found', errorMessages.notFound);

export const teamMailsRoutes =
  (deps: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    const { config, db, queues } = deps;
    const cipher = createDataCipher(config.dataEncryptionKey);
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
      sendMailsAgain(deps, body.mailIds, teamMemberOf({ user, request })),
    );
    route(app, contract.sendUndeliveredMails, ({ user, request }) =>
      sendUndelivered(deps, teamMemberOf({ user, request })),
    );
  };
