import type { RegistrySummary } from '@gift-registry/bff-contract';
import { AlertLine } from './alert-line.tsx';

export function UnusualNetworksLine({ registry }: { readonly registry: RegistrySummary }) {
  if (registry.unusualNetworks === 0) return null;
  return (
    <AlertLine
      text="Unusually many gifts were chosen from one connection"
      href={`/gifts/${registry.id}`}
      registryName={registry.registryName}
    />
  );
}
