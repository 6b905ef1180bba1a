import { Stepper } from '@gift-registry/design-system/stepper';
import { Link } from '@gift-registry/shell-contract';
import { ofRegistry } from '../registries/use-chosen-registry.ts';

interface Props {
  readonly current: 1 | 2 | 3;
  readonly registryId: string | null | undefined;
}

/** Where the host is on the way to a shared registry. */
export function RegistrySteps({ current, registryId }: Props) {
  return (
    <Stepper
      label="Steps to your shared registry"
      current={current}
      linkComponent={Link}
      steps={[
        { label: 'Registry', href: ofRegistry('/registry', registryId) },
        { label: 'Delivery', href: ofRegistry('/delivery-preferences', registryId) },
        { label: 'Share' },
      ]}
    />
  );
}
