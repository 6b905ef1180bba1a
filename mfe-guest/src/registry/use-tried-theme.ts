import { registryThemes, type RegistryTheme } from '@gift-registry/bff-contract';
import { useNavigation } from '@gift-registry/shell-contract';

/** A host tries themes on this page, in a frame. */
export function useTriedTheme(): RegistryTheme | undefined {
  const tried = new URLSearchParams(useNavigation().location.search).get('theme');
  return registryThemes.find((theme) => theme === tried);
}
