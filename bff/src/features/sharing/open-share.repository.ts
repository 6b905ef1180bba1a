import type { Db } from '../../platform/database/database.ts';
import { prepareQuery } from '../../platform/database/prepared-query.ts';
import type { OpenShare } from '../../platform/routing/request-context.ts';

const columns = `
  share.id as share_id, share.share_code, share.registry_id,
  case when registry.passcode_sealed is not null then registry.passcode_version end as passcode_version`;

const byCode = prepareQuery<OpenShare>(
  'open-share-by-code',
  `select ${columns}
     from open_shares share join registries registry on registry.id = share.registry_id
    where share.share_code = $1`,
);

const byAddress = prepareQuery<OpenShare>(
  'open-share-by-address',
  `select ${columns}
     from registry_addresses address
     join registry_shares main on main.registry_id = address.registry_id and main.is_active
     join open_shares share on share.id = main.id
     join registries registry on registry.id = share.registry_id
    where address.address = $1 and address.released_at is null`,
);

const looksReadable = (address: string): boolean => /^[a-z\d-]{4,40}$/i.test(address);

export async function findOpenShare(db: Db, address: string): Promise<OpenShare | undefined> {
  const [coded] = await byCode(db, address);
  if (coded || !looksReadable(address)) return coded;
  const [named] = await byAddress(db, address.toLowerCase());
  return named;
}
