import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { deleteBatch } from '../../platform/database/delete-batch.ts';
import { prepareQuery } from '../../platform/database/prepared-query.ts';

interface KeptRendering {
  readonly mine: boolean;
  readonly document: Buffer | null;
  readonly styleHash: string | null;
}

const isRecent = `kept.rendered_at > now() - interval '60 seconds'`;

/** The document of this version, or the order to render it, or neither while another process renders it. */
const takeRendering = prepareQuery<KeptRendering>(
  'take-page-rendering',
  `with taken as (
     insert into page_renderings as kept (address, wanted, wanted_until)
     values ($1, $2, now() + interval '3 seconds')
     on conflict (address) do update
       set wanted = excluded.wanted, wanted_until = excluded.wanted_until
       where (kept.version = $2 and ${isRecent}) is not true
         and (kept.wanted <> $2 or kept.wanted_until < now())
     returning 1
   )
   select exists (select from taken) as mine, kept.document, kept.style_hash
     from (select) one
     left join page_renderings kept on kept.address = $1 and kept.version = $2 and ${isRecent}`,
);

export async function takePageRendering(
  db: Db,
  address: Buffer,
  version: Buffer,
): Promise<KeptRendering> {
  const [row] = await takeRendering(db, address, version);
  return row ?? { mine: true, document: null, styleHash: null };
}

/** A newer version that another process renders meanwhile wins. */
export const keepPageRendering = prepareQuery(
  'keep-page-rendering',
  `update page_renderings
      set version = wanted, document = $3, style_hash = $4, rendered_at = now(), wanted_until = now()
    where address = $1 and wanted = $2`,
);

export const giveUpPageRendering = prepareQuery(
  'give-up-page-rendering',
  `update page_renderings set wanted_until = now() where address = $1 and wanted = $2`,
);

/** Names of deleted registries leave with their documents. */
export const deletePastPageRenderings = (db: Db): Promise<boolean> =>
  deleteBatch(db, 'pageRenderings', sql`wanted_until < now() - interval '10 minutes'`);
