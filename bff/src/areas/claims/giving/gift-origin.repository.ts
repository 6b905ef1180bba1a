import { prepareQuery } from '../../../platform/database/prepared-query.ts';
import { insertGuestLink } from '../../../subjects/guests/guest-links.repository.ts';

/** Takes the guest, the code of the guest's link, the gift, its registry and the hash of the giver's network. */
export const insertOrigin = prepareQuery(
  'insert-origin-of-gift',
  `with link as (${insertGuestLink})
   insert into gift_networks (gift_id, registry_id, network) values ($3, $4, $5::bytea)`,
);
