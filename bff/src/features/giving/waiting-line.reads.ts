import { randomUUID } from 'node:crypto';
import * as contract from '@gift-registry/bff-contract';
import { AppError } from '../../platform/errors/app-error.ts';
import { renderedRead, type RenderedRead } from '../../platform/routing/rendered-read.ts';
import { getMailedPlace, getWaitState, type LineDependencies } from './waiting-line.service.ts';

export const waitingLineReads = (deps: LineDependencies): RenderedRead[] => [
  renderedRead(
    contract.getWait,
    async ({ params, guest }) => ({
      state: await getWaitState(deps, { ...params, guestId: guest ?? randomUUID() }),
    }),
    {
      async malformed() {
        throw new AppError('not-found', contract.giftMessages.notOnList);
      },
    },
  ),
  renderedRead(contract.getMailedWait, ({ params }) => getMailedPlace(deps, params), {
    malformed: () => getMailedPlace(deps, { shareCode: '', token: '' }),
  }),
];
