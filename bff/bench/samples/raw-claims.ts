import { createHash, randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { Pool } from 'pg';
import { insertOrigin } from '../../src/features/giving/record-origin.ts';
import { registryChange } from '../../src/features/registries/registry-versions.repository.ts';

export interface RawClaim {
  readonly shareCode: string;
  readonly itemId: string;
}

const reply = JSON.stringify({ gift: {}, item: {} });

async function claimOnce(client: PoolClient, { shareCode, itemId }: RawClaim): Promise<void> {
  const guestId = randomUUID();
  const key = [guestId, `claim:${itemId}`, randomUUID()];
  await client.query('begin');
  await client.query(
    `insert into idempotency_keys (guest_id, scope, key, request_hash)
     values ($1, $2, $3, $4) on conflict do nothing returning key`,
    [...key, createHash('sha256').update(key.join()).digest()],
  );
  const taken = await client.query<{ registry_id: string }>(
    `update registry_items item set quantity_fulfilled = item.quantity_fulfilled + 1, updated_at = now()
     from products product, registry_shares share
     where item.id = $1 and product.id = item.product_id and share.registry_id = item.registry_id
       and share.share_code = $2 and share.is_active
       and item.quantity_reserved + item.quantity_fulfilled + 1 <= item.quantity_requested
     returning item.id, share.registry_id`,
    [itemId, shareCode],
  );
  const registryId = taken.rows[0]?.registry_id;
  const claim = await client.query<{ id: string }>(
    `insert into claims (item_id, guest_id, status, quantity, guest_name)
     values ($1, $2, 'purchased', 1, 'Asha') returning id`,
    [itemId, guestId],
  );
  await client.query({
    name: 'insert-origin-of-gifts',
    text: insertOrigin.text,
    values: [guestId, shareCode, registryId, Buffer.alloc(32), [claim.rows[0]?.id], [1]],
  });
  await client.query(`with ${registryChange} select from changed`, [registryId, false, false]);
  await client.query('select * from claims where id = $1', [claim.rows[0]?.id]);
  await client.query(
    `select * from registry_items i join products p on p.id = i.product_id where i.id = $1`,
    [itemId],
  );
  await client.query(
    'update idempotency_keys set response = $4 where guest_id = $1 and scope = $2 and key = $3',
    [...key, reply],
  );
  await client.query('commit');
}

export function createRawClaims(databaseUrl: string, clients: number) {
  const pool = new Pool({ connectionString: databaseUrl, max: clients });
  return {
    async claim(wanted: RawClaim): Promise<void> {
      const client = await pool.connect();
      try {
        await claimOnce(client, wanted);
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}
