import { prepareQuery } from '../../platform/database/prepared-query.ts';
import type { Db } from '../../platform/database/database.ts';
import {
  guestMayCancel,
  orderTransitions,
  type OrderAction,
  type OrderState,
} from './order-transitions.ts';

export interface OrderChange {
  readonly orderId: string;
  readonly action: OrderAction;
  readonly by: 'guest' | 'team' | 'provider' | 'system';
  /** Of the team. */
  readonly userId?: string | undefined;
  readonly why?: string | undefined;
}

// The address of the host was kept when the parcel was packed; the next parcel goes to the one of its own day.
const change = prepareQuery<{ readonly fromState: OrderState }>(
  'change-order',
  `with before as (
     select id, state || ' ' || parcel as whole from orders where id = $1 for update
   ), changed as (
     update orders set state = split_part($3, ' ', 1), parcel = split_part($3, ' ', 2),
            held_until = null, version = version + 1, updated_at = now(),
            address = case when ship_to = 'host' and $3 in ('open none', 'open to-pack') then null else address end
       from before
      where orders.id = before.id and before.whole = any($2::text[])
     returning orders.id, before.whole
   )
   insert into order_changes (order_id, action, by, user_id, from_state, to_state, why)
   select id, $4, $5, $6::uuid, whole, $3, $7 from changed
   returning from_state`,
);

/**
 * Moves an order along its table of transitions, with the row of its history, in one statement. Resolves to false when the
 * order is in a state from which the action doesn't exist.
 */
export async function changeOrder(db: Db, { orderId, action, by, ...change_ }: OrderChange) {
  const { from, to } = orderTransitions[action];
  const allowed: readonly OrderState[] = from;
  const states =
    by === 'guest' ? allowed.filter((state) => guestMayCancel.includes(state)) : allowed;
  const changed = await change(
    db,
    ...[orderId, states, to, action, by],
    ...[change_.userId ?? null, change_.why ?? ''],
  );
  return changed.length > 0;
}
