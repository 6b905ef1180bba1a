import { useRegistries } from './use-registries.ts';

export function useRegistryChoices(enabled?: boolean) {
  const registries = useRegistries(enabled);
  return { registries, choices: registries.data?.filter(({ status }) => status !== 'completed') };
}
