import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../platform/database/database.ts';
import { prepareQuery } from '../../platform/database/prepared-query.ts';
import { clientNetwork } from '../../platform/rate-limits/rate-limiter.ts';
import {
  giftNotFound,
  guestStopped,
  tooManyAtOnce,
  tooManyOfBrowser,
  tooManyOfNetwork,
} from './claim-errors.ts';
import type { ClaimsDependencies } from './claims-dependencies.ts';
import { isPaidOrder, unpaidGifts } from './gifts.repository.ts';
import { insertGuestLink } from './guests.repository.ts';

/** A guest in a registry, with the link and the network that the request came through. */
export interface Giver {
  readonly guestId: string;
  readonly registryId: string;
  readonly shareCode: string;
  readonly network: string;
}

export function giverOf({ openShare, ip }: FastifyRequest): Pick<Giver, 'registryId' | 'network'> {
  if (!openShare) throw giftNotFound();
  return { registryId: openShare.registryId, network: clientNetwork(ip) };
}

interface GivenUnits {
  readonly id: string;
  readonly quantity: number;
}

interface Usage {
  /** The team has stopped the guest in this registry. */
  readonly stopped: boolean;
  /** Units of the last hour, with those of this request. */
  readonly browserUnits: number;
  readonly networkUnits: number;
  /** Seconds until the oldest of these units no longer counts. */
  readonly browserWait: number;
  readonly networkWait: number;
}

const waitAfter = (since: string) =>
  `coalesce(ceil(extract(epoch from ${since} + interval '1 hour' - now())), 0)::int`;

/**
 * Takes guest, code of the guest's link, registry, hash of the network, and ids and units of the gifts. Several contributions
 * to one unit are one unit of the browser. The network counts what was undone, too: a flood comes and goes.
 */
export const insertOrigin = prepareQuery<Usage>(
  'insert-origin-of-gifts',
  `with link as (${insertGuestLink}), origin as (
     insert into gift_networks (registry_id, network, gift_id, units)
     select $3::uuid, $4::bytea, gift.id, gift.units from unnest($5::uuid[], $6::int[]) gift (id, units)
   ), browser as (
     select coalesce(sum(units), 0)::int as units, min(created_at) as since
       from (select max(units) as units, min(created_at) as created_at from ${unpaidGifts} gift
              where guest_id = $1 and registry_id = $3 and created_at > now() - interval '1 hour'
              group by unit_id) given
   ), network as (
     select coalesce(sum(units), 0)::int as units, min(created_at) as since from gift_networks gift
      where registry_id = $3 and network = $4 and created_at > now() - interval '1 hour'
        and not ${isPaidOrder('gift.gift_id')}
   )
   select exists (select from stopped_guests where guest_id = $1 and registry_id = $3) as stopped,
          browser.units as browser_units, ${waitAfter('browser.since')} as browser_wait,
          network.units + (select sum(units)::int from unnest($6::int[]) units) as network_units,
          ${waitAfter('network.since')} as network_wait
     from browser, network`,
);

/**
 * Records the link and the network of gifts that the transaction has recorded before, and refuses them when a browser or a
 * network gives too much. The network is kept as a hash that differs for each registry.
 *
 * `paysNow`: units of an order that is paid at once count only while it is unpaid, so the order itself may be of any size.
 *
 * @throws AppError `rate-limited` beyond a limit, `conflict` for a guest whom the team has stopped.
 */
export async function recordOrigin(
  { networkKey, giftLimits }: Pick<ClaimsDependencies, 'networkKey' | 'giftLimits'>,
  trx: Db,
  { guestId, registryId, shareCode, network }: Giver,
  gifts: readonly GivenUnits[],
  { paysNow = false }: { readonly paysNow?: boolean } = {},
): Promise<void> {
  const hash = createHmac('sha256', networkKey)
    .update(`gift-network\0${registryId}\0${network}`)
    .digest();
  const quantities = gifts.map(({ quantity }) => quantity);
  const ids = gifts.map(({ id }) => id);
  const [usage] = await insertOrigin(trx, guestId, shareCode, registryId, hash, ids, quantities);
  if (!usage) throw new Error('The counted gifts returned no row.');
  const { stopped, browserUnits, browserWait, networkUnits, networkWait } = usage;
  if (stopped) throw guestStopped();

  const { browserUnitsPerHour: mostOfBrowser, networkUnitsPerHour: mostOfNetwork } = giftLimits();
  if (networkUnits > mostOfNetwork) throw tooManyOfNetwork(networkWait);
  const units = quantities.reduce((sum, quantity) => sum + quantity, 0);
  const before = browserUnits - units;
  if (paysNow ? before >= mostOfBrowser : browserUnits > mostOfBrowser)
    throw units > mostOfBrowser && !paysNow
      ? tooManyAtOnce(mostOfBrowser)
      : tooManyOfBrowser(mostOfBrowser, browserWait);
}
