import { listTeamCategories, queryKeyOf } from '@gift-registry/bff-contract';
import { useRead } from '../../api.ts';

export const categoriesKey = queryKeyOf(listTeamCategories);

export function useCategories() {
  return useRead(listTeamCategories, {});
}
