import { registryThemes, type RegistryTheme } from '@gift-registry/bff-contract';
import { useNavigation } from '@gift-registry/shell-contract';
import { useScriptsRun } from '../platform/scripts.tsx';

/** A host tries themes on this page, in a frame. */
export function useTriedTheme(): RegistryTheme | undefined {
  const tried = new URLSearchParams(useNavigation().location.search).get('theme');
  return registryThemes.find((theme) => theme === tried);
}

/** In the host's frame nothing is given: a press there would take a gift from the real list. */
export function useIsPreview(): boolean {
  const theme = useTriedTheme();
  const scriptsRun = useScriptsRun();
  return theme !== undefined && scriptsRun && window.self !== window.top;
}
