import { useNavigation } from '@gift-registry/shell-contract';

const parameter = 'registryId';

export function useRegistryIdInQuery(): string | null {
  const { location } = useNavigation();
  return new URLSearchParams(location.search).get(parameter) || null;
}

export const registryPath = (path: string, registryId: string | null | undefined): string =>
  registryId ? `${path}?${new URLSearchParams({ [parameter]: registryId })}` : path;

export function useSelectedRegistryPath(): (path: string) => string {
  const registryId = useRegistryIdInQuery();
  return (path) => registryPath(path, registryId);
}

export const welcomeParameter = 'welcome';
export const coHostWelcome = 'co-host';

export const welcomePath = (registryId: string): string =>
  `${registryPath('/registry', registryId)}&${welcomeParameter}=${coHostWelcome}`;
