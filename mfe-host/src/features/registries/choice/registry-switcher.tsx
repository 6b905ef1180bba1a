import type { Registry } from '@gift-registry/bff-contract';
import { SelectField } from '@gift-registry/design-system/select-field';
import { useNavigation } from '@gift-registry/shell-contract';
import { useRegistries } from '../use-registries.ts';

interface Props {
  readonly registry: Registry;
}

export function RegistrySwitcher({ registry }: Props) {
  const { location, pushQuery } = useNavigation();
  const { data: registries = [] } = useRegistries();
  const others = registries.filter(({ id }) => id !== registry.id);
  if (others.length === 0) return null;
  return (
    <SelectField
      label="Registry"
      hideLabel
      size="compact"
      value={registry.id}
      options={[registry, ...others].map(({ id, registryName }) => ({
        value: id,
        label: registryName,
      }))}
      onValueChange={(registryId) => {
        const query = new URLSearchParams(location.search);
        query.set('registryId', registryId);
        pushQuery(query);
      }}
    />
  );
}
