import * as contract from '@gift-registry/bff-contract';
import { renderedRead, type RenderedRead } from '../../platform/routing/rendered-read.ts';
import { findGifts } from './gifts.repository.ts';
import type { ClaimsDependencies } from './claims-dependencies.ts';
import { getMailedGift } from './gifts-link.service.ts';

export const claimsReads = (
  deps: Pick<ClaimsDependencies, 'db' | 'giftsLinks'>,
): RenderedRead[] => [
  renderedRead(
    contract.listMyGifts,
    async ({ params, guest }) => ({
      gifts: guest === null ? [] : await findGifts(deps.db, { ...params, guestId: guest }),
    }),
    { malformed: async () => ({ gifts: [] }) },
  ),
  renderedRead(contract.getMailedGift, ({ params }) => getMailedGift(deps, params), {
    malformed: () => getMailedGift(deps, { shareCode: '', token: '' }),
  }),
];
