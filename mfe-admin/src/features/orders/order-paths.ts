import { orderViews, type OrderView } from '@gift-registry/bff-contract';

export interface OrderListView {
  readonly view: OrderView;
  readonly search: string;
  /** At least so many hours old; 0 for any. */
  readonly olderThanHours: number;
  readonly registryId: string | undefined;
  /** The last order of the page before; undefined on the first page. */
  readonly after: string | undefined;
}

const defaultView: OrderListView = {
  view: 'attention',
  search: '',
  olderThanHours: 0,
  registryId: undefined,
  after: undefined,
};

const isId = (text: string | null): text is string => text !== null && /^[\da-f-]{36}$/i.test(text);

export function parseListView(query: URLSearchParams): OrderListView {
  const [registryId, after] = [query.get('registry'), query.get('after')];
  const hours = Number(query.get('older'));
  return {
    view: orderViews.find((view) => view === query.get('view')) ?? defaultView.view,
    search: query.get('search')?.slice(0, 100) ?? '',
    olderThanHours: Number.isInteger(hours) && hours > 0 && hours <= 8_760 ? hours : 0,
    registryId: isId(registryId) ? registryId : undefined,
    after: isId(after) ? after : undefined,
  };
}

export function listQuery(list: Partial<OrderListView>): URLSearchParams {
  const { view, search, olderThanHours, registryId, after } = { ...defaultView, ...list };
  return new URLSearchParams({
    ...(view === defaultView.view ? {} : { view }),
    ...(search ? { search } : {}),
    ...(olderThanHours ? { older: String(olderThanHours) } : {}),
    ...(registryId ? { registry: registryId } : {}),
    ...(after ? { after } : {}),
  });
}

export const listPath = (list: Partial<OrderListView>): string => {
  const query = listQuery(list);
  return query.size > 0 ? `/admin/orders?${query}` : '/admin/orders';
};

export const orderPath = (number: string): string => `/admin/orders/${number}`;

export const slipsPath = (numbers: readonly string[]): string =>
  `/admin/orders/slips?numbers=${numbers.join(',')}`;

const filterOf = ({ view, search, olderThanHours, registryId }: OrderListView) => ({
  view,
  ...(search ? { search } : {}),
  ...(olderThanHours ? { olderThanHours } : {}),
  ...(registryId === undefined ? {} : { registryId }),
});

export const pageOf = (list: OrderListView) => ({
  ...filterOf(list),
  ...(list.after === undefined ? {} : { cursor: list.after }),
});

export const isFiltered = ({ search, olderThanHours, registryId }: OrderListView): boolean =>
  search !== '' || olderThanHours > 0 || registryId !== undefined;
