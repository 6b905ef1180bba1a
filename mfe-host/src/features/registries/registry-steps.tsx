import type { Registry } from '@gift-registry/bff-contract';
import { Stepper } from '@gift-registry/design-system/stepper';
import { Link } from '@gift-registry/shell-contract';
import { registryPath } from './registry-path.ts';

interface Props {
  readonly current: 1 | 2 | 3;
  readonly registry: Registry | null | undefined;
}

export function RegistrySteps({ current, registry }: Props) {
  return (
    <Stepper
      label="Steps to your shared registry"
      current={current}
      linkComponent={Link}
      steps={[
        {
          label: 'Registry',
          done: registry ? registry.itemCount > 0 : false,
          href: registry ? registryPath('/registry', registry.id) : undefined,
        },
        {
          label: 'Delivery',
          done: registry ? registry.deliveryPreference !== null && registry.termsAccepted : false,
          href: registry ? registryPath('/delivery-preferences', registry.id) : undefined,
        },
        {
          label: 'Share',
          done: registry ? registry.status !== 'draft' : false,
          href: registry ? `/registry/share/${registry.id}` : undefined,
        },
      ]}
    />
  );
}
