import { SelectField } from '@gift-registry/design-system/select-field';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link } from '@gift-registry/shell-contract';
import { QueryFailure } from '../platform/query-failure.tsx';
import type { useRegistryToAddTo } from './use-registry-to-add-to.ts';

interface Props {
  readonly target: ReturnType<typeof useRegistryToAddTo>;
}

export function RegistryToAddTo({ target: { registries, choices, registry, choose } }: Props) {
  if (registries.isError && !registries.data)
    return <QueryFailure query={registries} title="Failed to find registry" />;
  if (registry === undefined) return <Skeleton lines={1} />;
  if (registry === null)
    return (
      <p>
        You have no registry yet. What you add waits for your first one.{' '}
        <TextLink href="/create-registry" linkComponent={Link}>
          Create Registry
        </TextLink>
      </p>
    );
  if (choices.length === 1)
    return (
      <p>
        Gifts go to <strong>{registry.registryName}</strong>
      </p>
    );
  return (
    <SelectField
      label="Which registry?"
      options={choices.map(({ id, registryName }) => ({ value: id, label: registryName }))}
      value={registry.id}
      onValueChange={choose}
    />
  );
}
