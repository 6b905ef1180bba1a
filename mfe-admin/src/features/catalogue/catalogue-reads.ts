import {
  getTeamProduct,
  listTeamProducts,
  queryKeyOf,
  type ApiCall,
  type TeamProduct,
  listTeamCategories,
} from '@gift-registry/bff-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi, useRead } from '../../api.ts';

export const categoriesKey = queryKeyOf(listTeamCategories);

export function useCategories() {
  return useRead(listTeamCategories, {});
}

const productKey = (productId: string) => queryKeyOf(getTeamProduct, { params: { productId } });

/** Every change answers with the whole product, which the page of the product shows at once. */
export function useProductChange<Input>(
  send: (api: ApiCall, input: Input) => Promise<TeamProduct>,
  onDone: (product: TeamProduct, input: Input) => void,
) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => send(api, input),
    async onSuccess(product: TeamProduct, input) {
      queries.setQueryData(productKey(product.id), product);
      await queries.invalidateQueries({ queryKey: queryKeyOf(listTeamProducts) });
      onDone(product, input);
    },
  });
}
