export type { OrderDependencies } from './order-dependencies.ts';
export { cancelGuestOrder, payGuestOrder } from './guest-order.ts';
export { startOrder } from './place-order.ts';
export { findOrderRows } from './order-list.repository.ts';
