import { type AdminList } from '@gift-registry/bff-contract';
import { useNavigation } from '@gift-registry/shell-contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../api.ts';
import type { ListQuery } from './admin-list.ts';
import { listSearch, readListQuery } from './list-address.ts';

// Colleagues and visitors change the lists, too.
const refetchInterval = 60_000;

export function useAdminList<Row>({ list }: AdminList<Row>) {
  const { location, pushQuery } = useNavigation();
  const query = readListQuery(list.query, location.search);
  const page = useRead(
    list,
    { query },
    {
      placeholderData: keepPreviousData,
      refetchInterval,
    },
  );
  return {
    ...{ query, page },
    change(changes: ListQuery): void {
      pushQuery(listSearch(query, changes), 'search' in changes ? 'search' : undefined);
    },
  };
}
