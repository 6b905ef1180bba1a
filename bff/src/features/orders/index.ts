export type { OrderDependencies } from './create-order-dependencies.ts';
export { cancelGuestOrder, payGuestOrder } from './orders.service.ts';
export { startOrder } from './place-order.ts';
