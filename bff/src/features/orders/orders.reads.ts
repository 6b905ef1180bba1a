import * as contract from '@gift-registry/bff-contract';
import { renderedRead, type RenderedRead } from '../../platform/routing/rendered-read.ts';
import { readGuestOrder, type GuestOrderDependencies } from './orders.service.ts';

export const ordersReads = (deps: GuestOrderDependencies): RenderedRead[] => [
  renderedRead(contract.getOrder, ({ params, query, guest }) =>
    readGuestOrder(deps, { number: params.number, key: query.key ?? '', guestId: guest }),
  ),
];
