-- Thirty days of hosts, registries, orders, queries and work of the team, and ninety days of numbers, up to yesterday.
-- Everything follows from its number, so each run makes the same.

create function pg_temp.at_day(back numeric) returns timestamptz language sql stable as $$
  select date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata' - back * interval '1 day'
$$;

create function pg_temp.id_of(kind text, n int, at timestamptz) returns uuid language sql stable as $$
  select (left(id_at(at)::text, 24) || left(md5(kind || n), 12))::uuid
$$;

create temporary table hosts on commit drop as
select n, pg_temp.id_of('host', n, at) as id, at, first_name, last_name,
       lower(first_name || '.' || last_name) || '@example.com' as email
  from (
    select n, pg_temp.at_day(30 - n * 1.2 + (n % 5) / 12.0) as at,
           (array['Aarav','Diya','Ishaan','Kavya','Rehan','Saanvi','Tara','Vikram'])[1 + n % 8] as first_name,
           (array['Bose','Fernandes','Iyer','Khan','Menon','Pillai','Reddy'])[1 + n % 7] as last_name
      from generate_series(1, 24) n) named;

insert into users (id, email, email_verified_at, created_at)
select id, email, case when n % 9 > 0 then at end, at from hosts;
insert into profiles (id, role, first_name, last_name, created_at)
select id, 'host', first_name, last_name, at from hosts;

create temporary table lists on commit drop as
select n, id as owner_id, pg_temp.id_of('list', n, at + interval '1 hour') as id, at + interval '1 hour' as at,
       n % 8 = 0 as is_draft,
       case n % 3 when 0 then first_name || '’s new home' when 1 then first_name || '’s wedding'
         else 'Baby ' || last_name end as name,
       (array['housewarming','wedding','baby-shower'])[1 + n % 3] as occasion
  from hosts where n < 23;

insert into registries (id, owner_id, registry_name, occasion, event_date, guest_range, phone_number, status,
  delivery_preference, terms_accepted, event_reminded_for, created_at)
select id, owner_id, name, occasion, day, '20–50', '98765432' || lpad(n::text, 2, '0'),
       case when is_draft then 'draft' else 'published' end, 'guest_delivery', true, day, at
  from (select *, current_date + 12 + n * 5 as day from lists) dated;
insert into registry_shares (id, registry_id, share_code, created_at)
select pg_temp.id_of('share', n, at + interval '1 hour'), id, 'demo-history-' || lpad(n::text, 9, '0'),
       at + interval '1 hour'
  from lists where not is_draft;

create temporary table wishes on commit drop as
select n, k, lists.id as list_id, owner_id, product.id as product_id, product.name, product.image_url,
       product.price,
       pg_temp.id_of('wish', n * 10 + k, at + interval '2 hours') as id, at + interval '2 hours' as at
  from lists cross join generate_series(0, 5) k
  join (select *, row_number() over (order by stock_quantity desc, key) - 1 as place
          from products where source_type = 'internal' and is_active and price is not null and stock_quantity > 8)
    product on product.place = (n * 6 + k) % 40;

insert into registry_items (id, registry_id, product_id, added_by_user_id, quantity_requested, position, created_at)
select id, list_id, product_id, owner_id, 2, k, at from wishes;

create temporary table given on commit drop as
select row_number() over (order by at)::int as n, made.*,
       case when m % 19 = 0 then 'cancelled none' when m % 17 = 0 then 'open none'
            when at < pg_temp.at_day(5) then 'complete delivered' when at < pg_temp.at_day(2) then 'open shipped'
            when at < pg_temp.at_day(1) then 'open packed' else 'open to-pack' end as place,
       (array['Meera','Rohit','Nisha','Arjun','Fatima','Joseph','Lakshmi','Gurpreet'])[1 + m % 8] || ' '
         || (array['Das','Kapoor','Nair','Qureshi','Rao','Singh','Thomas'])[1 + m % 7] as guest_name
  from (
    select m, wishes.id as item_id, list_id, product_id, wishes.name, image_url, price,
           wishes.at + (pg_temp.at_day(0) - wishes.at) * ((m * 37 % 100 + 1) / 102.0) as at
      from generate_series(0, 131) m join wishes on wishes.n = 1 + m * 7 % 22 and wishes.k = m / 22
      join lists on lists.n = wishes.n and not is_draft) made;

insert into claims (id, item_id, guest_id, status, quantity, guest_name, told_at, thanked_at, created_at, updated_at)
select pg_temp.id_of('claim', n, at), item_id, pg_temp.id_of('guest', n, at),
       case when place = 'cancelled none' then 'released' else 'purchased' end, 1, guest_name, at, at, at, at
  from given;
update registry_items item set quantity_fulfilled = 1
  from given where given.item_id = item.id and place <> 'cancelled none';

insert into orders (id, number, registry_id, guest_id, guest_name, ship_to, address, state, parcel, payment,
  total_paise, created_at, updated_at)
select pg_temp.id_of('order', n, at),
       'TF-' || translate(upper(left(md5('order' || n), 8)), '01ABCDEF', 'XYHJKMNP'), list_id,
       pg_temp.id_of('guest', n, at), guest_name, 'guest',
       jsonb_build_object('name', guest_name, 'line1', n || ' Lake Road', 'line2', null, 'city', 'Kolkata',
         'state', 'West Bengal', 'pinCode', '700029', 'phone', '9876543210'),
       split_part(place, ' ', 1), split_part(place, ' ', 2), 'manual', price * 100, at, at
  from given;
insert into order_lines (order_id, claim_id, product_id, product_name, image_url, quantity, unit_paise)
select pg_temp.id_of('order', n, at), pg_temp.id_of('claim', n, at), product_id, name, image_url, 1, price * 100
  from given;
insert into money_movements (id, order_id, provider, payment_id, kind, paise, created_at)
select pg_temp.id_of('money', n, at), pg_temp.id_of('order', n, at), 'manual', 'by-hand-history-' || n, 'captured',
       price * 100, at + interval '10 minutes'
  from given where place not like '% none';
update orders set updated_at = least(at + interval '1 day', pg_temp.at_day(0)), version = 1
  from given where orders.id = pg_temp.id_of('order', n, at);
insert into order_parcels (id, order_id, carrier, tracking_number, sent_at)
select pg_temp.id_of('parcel', n, at), pg_temp.id_of('order', n, at), 'Delhivery', (1490818230000 + n)::text,
       at + interval '1 day'
  from given where place in ('open shipped', 'complete delivered');
insert into order_parcel_lines (parcel_id, claim_id, quantity)
select pg_temp.id_of('parcel', n, at), pg_temp.id_of('claim', n, at), 1
  from given where place in ('open shipped', 'complete delivered');
insert into order_changes (id, order_id, action, by, from_state, to_state, created_at)
select pg_temp.id_of(action, n, moment), pg_temp.id_of('order', n, at), action, by, from_state, to_state, moment
  from (
    select given.*, change.*, at + change.after as moment
      from given cross join (values
        ('pay', 'provider', 'open none', 'open to-pack', interval '10 minutes', 1),
        ('pack', 'team', 'open to-pack', 'open packed', interval '12 hours', 2),
        ('ship', 'team', 'open packed', 'open shipped', interval '1 day', 3),
        ('deliver', 'team', 'open shipped', 'complete delivered', interval '4 days', 4))
        change (action, by, from_state, to_state, after, step)
     where step <= case place when 'open to-pack' then 1 when 'open packed' then 2 when 'open shipped' then 3
       when 'complete delivered' then 4 else 0 end) changes;

create temporary table asked on commit drop as
select n, pg_temp.at_day(29 - n * 2.2) + interval '11 hours' as at, n > 10 as is_open from generate_series(1, 12) n;
insert into queries (id, name, email, query_text, created_at, answered_at)
select pg_temp.id_of('query', n, at), name, lower(split_part(name, ' ', 1)) || n || '@example.com',
       (array['My parcel has not moved for three days. Where is it?', 'Can I change the date of my registry?',
         'The page of my gift does not open on my phone.', 'How do I give together with my sister?',
         'I paid by UPI. Has it arrived?'])[1 + n % 5], at, case when not is_open then at + interval '5 hours' end
  from (select *, (array['Farah Ali','Om Prakash','Priya Menon','Sunil Bhat'])[1 + n % 4] as name from asked) named;
insert into query_entries (id, query_id, user_id, kind, text, created_at)
select pg_temp.id_of('answer', n, at), pg_temp.id_of('query', n, at), admin.id, 'reply',
       'Thank you for asking. We have looked after it.', at + interval '5 hours'
  from asked cross join (select id from users where email = 'admin@example.com') admin where not is_open;

insert into audit_log (id, actor_id, action, subject, details, created_at)
select pg_temp.id_of('entry', entries.n, entries.at), admin.id, action,
       case when action = 'sign-in' then 'user:' || admin.id else 'registry:' || lists.id end,
       case when action = 'sign-in' then '{"method": "password"}'::jsonb
         else '{"reason": "The host asked for it."}'::jsonb end, entries.at
  from (select n, pg_temp.at_day(30 - n * 0.7) as at,
               case when n % 4 = 0 then 'gifts-paused' when n % 4 = 2 then 'gifts-resumed' else 'sign-in' end as action
          from generate_series(1, 41) n) entries
  cross join (select id from users where email = 'admin@example.com') admin
  join lists on lists.n = 1 + entries.n % 22;

insert into daily_numbers (name, day, value)
select counted.name, days.day, counted.value
  from (select current_date - back as day from generate_series(1, 29) back) days, lateral day_numbers(days.day) counted
on conflict (name, day) do update set value = excluded.value;
insert into daily_numbers (name, day, value)
select name, current_date - back, base * (90 - back / 2 + (back * back * 13 + back * 5 + ascii(name)) % 41) / 100
  from generate_series(1, 90) back,
       (values ('accounts', 2, 30), ('registries', 2, 30), ('gifts', 5, 30), ('promised', 500000, 30),
         ('paid', 420000, 30), ('received', 300000, 1), ('scrapes-read', 90, 1), ('scrapes-failed', 8, 1),
         ('mails-sent', 140, 1), ('mails-failed', 3, 1)) numbers (name, base, first)
 where back >= first
on conflict (name, day) do update set value = excluded.value;
