import { Stepper } from '@gift-registry/design-system/stepper';
import { Link } from '@gift-registry/shell-contract';
import { registryPath } from '../registries/registry-path.ts';

interface Props {
  readonly current: 1 | 2 | 3;
  readonly registryId: string | null | undefined;
}

export function RegistrySteps({ current, registryId }: Props) {
  return (
    <Stepper
      label="Steps to your shared registry"
      current={current}
      linkComponent={Link}
      steps={[
        { label: 'Registry', href: registryPath('/registry', registryId) },
        { label: 'Delivery', href: registryPath('/delivery-preferences', registryId) },
        { label: 'Share' },
      ]}
    />
  );
}
