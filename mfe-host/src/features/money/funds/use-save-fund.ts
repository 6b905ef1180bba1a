import {
  addFund,
  registryItem,
  saveFund,
  type ApiError,
  type FundForm,
  type RegistryItem,
} from '@gift-registry/bff-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApi } from '../../../api.ts';
import { registryKeys } from '../../registries/registry-keys.ts';

interface Options {
  readonly registryId: string | null;
  readonly item: RegistryItem | undefined;
  readonly onSaved: (item: RegistryItem) => void;
}

/** `isStale`: another device was faster. The next save replaces its changes. */
export function useSaveFund({ registryId, item, onSaved }: Options) {
  const api = useApi();
  const client = useQueryClient();
  const version = useRef(item?.fund?.version);
  const { mutate, isPending, error } = useMutation<RegistryItem, ApiError, FundForm>({
    mutationFn: (fund) =>
      item !== undefined && version.current !== undefined
        ? api(saveFund, {
            params: { itemId: item.id },
            body: { fund, fundVersion: version.current },
          })
        : api(addFund, { body: { registryId, fund } }),
    onError({ code, current }) {
      if (code === 'stale') version.current = registryItem.safeParse(current).data?.fund?.version;
    },
    onSuccess(saved) {
      onSaved(saved);
      void client.invalidateQueries({ queryKey: registryKeys.all });
    },
  });
  return { save: mutate, isSaving: isPending, error, isStale: error?.code === 'stale' };
}
