import { listAddress, listSearch, type ListQuery } from '../team/lists/admin-list.ts';

const FIRST_VIEW = 'attention';

/** The address of a page of orders, the first one without a cursor. */
export const listPath = ({ view, ...filters }: ListQuery, cursor?: string): string =>
  listAddress(
    '/admin/orders',
    listSearch({ view: view === FIRST_VIEW ? undefined : view, ...filters }, { cursor }),
  );

export const orderPath = (number: string): string => `/admin/orders/${number}`;

export const slipsPath = (numbers: readonly string[]): string =>
  `/admin/orders/slips?numbers=${numbers.join(',')}`;
