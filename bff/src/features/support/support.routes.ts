import * as contract from '@gift-registry/bff-contract';
import fp from 'fastify-plugin';
import { teamMemberOf } from '../../platform/audit/requester.ts';
import { derivedKey } from '../../platform/keys/signer.ts';
import { clientNetwork } from '../../platform/rate-limits/rate-limiter.ts';
import { route } from '../../platform/routing/route.ts';
import { createGuestMailer } from '../mails/index.ts';
import { announce, change, end } from './announce.ts';
import { type AnnouncementBoard, createAnnouncementBoard } from './announcement-board.ts';
import { markAnswered, note, reply, showQuery } from './answer-query.ts';
import { deleteOldQueries } from './queries.repository.ts';
import { submitQuery } from './submit-query.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly announcements: AnnouncementBoard;
  }
}

/** Queries of visitors to the team, and its announcements to all. */
export const support = fp(async (app) => {
  const { config, db, outbox, schedule } = app;
  const deps = {
    ...{ config, db, outbox },
    guestMailer: createGuestMailer({ outbox }),
    limiterKey: derivedKey(config.sessionSecrets, 'rate-limits'),
  };
  const board = createAnnouncementBoard(app);
  await board.load();
  app.addHook('onClose', async () => board.close());
  app.decorate('announcements', board);

  route(app, contract.getAnnouncement, ({ request }) => ({
    announcement: board.shownTo(request) ?? null,
  }));
  route(app, contract.announce, ({ body, user, request }) =>
    announce(app, teamMemberOf({ user, request }), body),
  );
  route(app, contract.changeAnnouncement, ({ params, body, user, request }) =>
    change(app, teamMemberOf({ user, request }), params.announcementId, body),
  );
  route(app, contract.endAnnouncement, async ({ params, user, request }) => {
    await end(app, teamMemberOf({ user, request }), params.announcementId);
    return { ended: true as const };
  });

  route(app, contract.submitQuery, async ({ body, request }) => {
    await submitQuery(deps, body, clientNetwork(request.ip));
    return { received: true as const };
  });
  route(app, contract.getQuery, ({ params }) => showQuery(db, params.queryId));
  route(app, contract.replyToQuery, ({ params, body, user, request }) =>
    reply(app, teamMemberOf({ user, request }), params.queryId, body.text),
  );
  route(app, contract.noteQuery, ({ params, body, user, request }) =>
    note(app, teamMemberOf({ user, request }), params.queryId, body.text),
  );
  route(app, contract.markQuery, ({ params, body, user, request }) =>
    markAnswered(app, teamMemberOf({ user, request }), params.queryId, body.answered),
  );

  schedule.every(3_600, 'old queries', () => deleteOldQueries(db));
});
