import { Readable } from 'node:stream';
import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { renderedRead, type RenderedRead } from '../../platform/routing/rendered-read.ts';
import { FileReply, route } from '../../platform/routing/route.ts';
import { tellOfCompletion } from './tell-of-completion.service.ts';
import { refuseHostsOfSurprises } from '../surprise/index.ts';
import type { PayeeCipher } from './payee-cipher.ts';
import { nothingToPay, type ClaimsDependencies } from '../giving/index.ts';
import { getHandOver, getHandOverPicture } from './hand-over.service.ts';
import { remindOfPayments, sweepOverduePromises, tellOfEndedPromises } from './promises.service.ts';
import { sayNotPaid, sayPaid } from './say-paid.service.ts';

interface PayingDependencies extends ClaimsDependencies {
  readonly payees: PayeeCipher;
}

export const payingReads = (
  deps: Pick<PayingDependencies, 'db' | 'limiterKey' | 'payees'>,
): RenderedRead[] => [
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
];

export const payingRoutes =
  (
    { config, db, outbox, schedule }: AppDependencies,
    deps: PayingDependencies,
  ): FastifyPluginAsync =>
  async (app) => {
    app.addHook('preHandler', refuseHostsOfSurprises(db));

    route(app, contract.getUpiPicture, async ({ params, query, guest }) => {
      const picture = await getHandOverPicture(deps, { ...params, ...query, guestId: guest });
      const body = Readable.from([picture]);
      return new FileReply({ body, type: 'image/png', name: 'upi-code.png' });
    });
    route(app, contract.sayPaid, ({ params, body: { paid, reference = null }, guest }) =>
      paid
        ? sayPaid(deps, { ...params, guestId: guest, reference })
        : sayNotPaid(deps, { ...params, guestId: guest }),
    );

    schedule.every(30, 'overdue promises', () => sweepOverduePromises(deps));
    schedule.every(300, 'payment reminders', () => remindOfPayments(deps));
    schedule.every(60, 'news of ended promises', () => tellOfEndedPromises(deps));
    schedule.every(20, 'complete group gifts', () => tellOfCompletion({ config, db, outbox }));
  };
