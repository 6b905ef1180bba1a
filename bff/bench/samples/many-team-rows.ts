import type { Client } from 'pg';

export async function fillTeamRows(client: Client, registries: number): Promise<void> {
  const people = registries / 2;
  const queries = registries / 10;
  const entries = registries * 2;
  await client.query(`
    insert into mails (id, template, recipient, state, reason, attempts, content_until, shown, created_at, changed_at)
    select made_id(n, ${registries}),
           (array['email-confirmation', 'gift-told', 'gift-kept', 'thank-you', 'gift-questions-asked'])[1 + n % 5],
           email_of(1 + n % ${people}),
           case when n % 400 = 0 then 'given-up' when n % 300 = 0 then 'failed'
                when n > ${registries} - 20 then 'waiting' else 'sent' end,
           case when n % 400 = 0 then 'There is no such mailbox.' end, 1, made_at(n, ${registries}), repeat('x', 200),
           made_at(n, ${registries}), made_at(n, ${registries})
      from generate_series(1, ${registries}) n`);
  await client.query(`
    insert into queries (id, name, email, query_text, created_at, answered_at)
    select made_id(n, ${queries}), first_name(n) || ' ' || last_name(n), email_of(n * 5),
           (array['My parcel', 'A registry', 'This gift', 'The link', 'Our order'])[1 + n % 5] || ' '
             || (array['did not arrive', 'does not open', 'has a wrong price', 'is gone'])[1 + n % 4]
             || '. Its number is ' || n * 7919 || '. Could you please look after it?',
           made_at(n, ${queries}), case when n < ${queries} * 0.98 then made_at(n, ${queries}) end
      from generate_series(1, ${queries}) n`);
  await client.query(`
    insert into audit_log (id, actor_id, action, subject, details, created_at)
    select made_id(n, ${entries}), made_id(1 + n % ${people}, ${people}),
           case when n % 1000 = 0 then 'release-published' when n % 100 = 1 then 'gifts-paused'
                else (array['sign-in', 'sign-out', 'sign-in-failed', 'details-changed'])[1 + n % 4] end,
           case when n % 1000 = 0 then 'release:host@' || n
                when n % 100 = 1 then 'registry:' || made_id(1 + n / 2 % ${registries}, ${registries})
                else 'user:' || made_id(1 + n % ${people}, ${people}) end,
           '{"reason": "A guest asked."}', made_at(n, ${entries})
      from generate_series(1, ${entries}) n`);
  await client.query(`
    insert into products (id, name, image_url, price, source_type, external_url, added_by_user_id)
    select made_id(n + ${registries}, ${registries * 2}), 'Found lamp ' || n, '/pictures/placeholder.svg', 999, 'external',
           'https://shop.example/' || n, made_id(n, ${people})
      from generate_series(1, ${people}) n`);
}
