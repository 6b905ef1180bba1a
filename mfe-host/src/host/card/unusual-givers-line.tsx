import { plural, type RegistrySummary } from '@gift-registry/bff-contract';
import { AlertLine } from './alert-line.tsx';

function textOf({ unusualGivers, unusualNetworks }: RegistrySummary): string | undefined {
  if (unusualGivers > 0)
    return `${plural(unusualGivers, 'A guest', '# guests')} took unusually many gifts`;
  return unusualNetworks > 0 ? 'Unusually many gifts were chosen from one connection' : undefined;
}

export function UnusualGiversLine({ registry }: { readonly registry: RegistrySummary }) {
  const text = textOf(registry);
  if (text === undefined) return null;
  return (
    <AlertLine text={text} href={`/gifts/${registry.id}`} registryName={registry.registryName} />
  );
}
