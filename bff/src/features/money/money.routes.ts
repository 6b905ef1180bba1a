import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import fp from 'fastify-plugin';
import { requesterOf } from '../../platform/audit/requester.ts';
import { fundDrawings } from '../../platform/pictures/picture-url.ts';
import { renderedRead } from '../../platform/routing/rendered-read.ts';
import { FileReply, route } from '../../platform/routing/route.ts';
import { nothingToPay } from '../giving/index.ts';
import { refuseHostsOfSurprises } from '../surprise/index.ts';
import { addFund, closeFund, saveFund } from './funds.ts';
import { getHandOver, getHandOverPicture } from './hand-over.ts';
import { remindOfPayments, sweepOverduePromises, tellOfEndedPromises } from './promises.ts';
import { sayNotPaid, sayPaid } from './say-paid.ts';
import { tellOfCompletion } from './tell-of-completion.ts';
import {
  createPayeeCipher,
  confirmDraft,
  getUpiSettings,
  removeUpi,
  saveDraft,
} from './upi-address.ts';

/** Money that guests send to hosts: UPI addresses, promises and their payment, funds. */
export const money = fp(async (app) => {
  const { config, db, outbox, pictures, schedule } = app;
  const deps = { ...app.giving, config, payees: createPayeeCipher(config) };
  const fundDeps = { config, db, pictures, drawings: await fundDrawings() };

  app.serveReads([
    renderedRead(
      contract.getUpiHandOver,
      async ({ params, guest }) => {
        if (guest === null) throw nothingToPay();
        return getHandOver(deps, { ...params, guestId: guest });
      },
      {
        async malformed() {
          throw nothingToPay();
        },
      },
    ),
  ]);
  await app.register(async (guests) => {
    guests.addHook('preHandler', refuseHostsOfSurprises(db));
    route(guests, contract.getUpiPicture, async ({ params, query, guest }) => {
      const picture = await getHandOverPicture(deps, { ...params, ...query, guestId: guest });
      const body = Readable.from([picture]);
      return new FileReply({ body, type: 'image/png', name: 'upi-code.png' });
    });
    route(guests, contract.sayPaid, ({ params, body: { paid, reference = null }, guest }) =>
      paid
        ? sayPaid(deps, { ...params, guestId: guest, reference })
        : sayNotPaid(deps, { ...params, guestId: guest }),
    );
  });

  const actor = (userId: string, registryId: string, request: FastifyRequest) => ({
    ...{ userId, registryId },
    requester: requesterOf(request),
  });

  route(app, contract.getUpiSettings, ({ user, params }) =>
    getUpiSettings(deps, { ...params, userId: user.id }),
  );
  route(app, contract.saveUpiDraft, ({ user, params, body }) =>
    saveDraft(deps, { ...params, userId: user.id }, body),
  );
  route(app, contract.confirmUpiDraft, ({ user, params, body, request }) =>
    confirmDraft(deps, actor(user.id, params.registryId, request), body),
  );
  route(app, contract.removeUpi, ({ user, params, request }) =>
    removeUpi(deps, actor(user.id, params.registryId, request)),
  );

  route(app, contract.addFund, ({ user, body }) => addFund(fundDeps, user.id, body));
  route(app, contract.saveFund, ({ user, params, body }) =>
    saveFund(fundDeps, user.id, params.itemId, body),
  );
  route(app, contract.closeFund, ({ user, params, body }) =>
    closeFund(fundDeps, user.id, params.itemId, body.closed),
  );

  schedule.every(30, 'overdue promises', () => sweepOverduePromises(deps));
  schedule.every(300, 'payment reminders', () => remindOfPayments(deps));
  schedule.every(60, 'news of ended promises', () => tellOfEndedPromises(deps));
  schedule.every(20, 'complete group gifts', () => tellOfCompletion({ config, db, outbox }));
});
