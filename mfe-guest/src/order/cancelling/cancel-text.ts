import { formatPaise } from '@gift-registry/bff-contract';
import { keptPaise, type OrderFacts } from '../order-status.ts';

export function cancelText(order: OrderFacts): string {
  const free = 'The gifts are free for others again.';
  const kept = keptPaise(order);
  if (kept > 0)
    return `${free} ${formatPaise(kept)} goes back the way it came; banks take up to seven working days.`;
  return order.heldUntil === null
    ? `${free} If you have sent money already, we send it back.`
    : `${free} You have not paid, so nothing has to come back.`;
}
