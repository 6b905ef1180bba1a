import Fastify from 'fastify';
import { Pool } from 'pg';
import { z } from 'zod';

/** The least that can answer with a shared registry's items: one route, one prepared query of the same rows. */
const { DATABASE_URL, PORT } = z
  .object({ DATABASE_URL: z.string(), PORT: z.coerce.number() })
  .parse(process.env);
const pool = new Pool({ connectionString: DATABASE_URL, max: 10 });
const app = Fastify();

app.get('/readyz', () => ({ ready: true }));
app.get<{ Params: { shareCode: string } }>(
  '/api/shared/:shareCode/items',
  async ({ params: { shareCode } }) => {
    const { rows } = await pool.query({
      name: 'items',
      text: `select i.id, p.name, p.brand, p.description, p.price, p.currency, p.image_url,
               p.external_url, i.quantity_requested, i.quantity_reserved, i.quantity_fulfilled
             from registry_shares s
             join registry_items i on i.registry_id = s.registry_id
             join products p on p.id = i.product_id
             where s.share_code = $1 and s.is_active`,
      values: [shareCode],
    });
    return { items: rows };
  },
);

await app.listen({ host: '127.0.0.1', port: PORT });
