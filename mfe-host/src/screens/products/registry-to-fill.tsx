import type { Registry } from '@gift-registry/bff-contract';
import { SelectField } from '@gift-registry/design-system/select-field';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link, useNavigation } from '@gift-registry/shell-contract';
import { useRegistryChoices } from '../../features/registries/registry-queries.ts';
import styles from './registry-to-fill.module.css';

interface Props {
  readonly registry: Registry | null | undefined;
  readonly ready: boolean;
}

export function RegistryToFill({ registry, ready }: Props) {
  const { location, replaceQuery } = useNavigation();
  const { choices = [] } = useRegistryChoices(ready && Boolean(registry));
  const others = choices.filter(({ id }) => id !== registry?.id);

  const choose = (registryId: string) => {
    const query = new URLSearchParams(location.search);
    query.set('registryId', registryId);
    replaceQuery(query);
  };

  return (
    <div className={styles.line}>
      {registry === null && (
        <p>
          You have no registry yet. What you add waits for your first one.{' '}
          <TextLink href="/create-registry" linkComponent={Link}>
            Create Registry
          </TextLink>
        </p>
      )}
      {registry && others.length === 0 && (
        <p>
          Gifts go to <strong>{registry.registryName}</strong>
        </p>
      )}
      {registry && others.length > 0 && (
        <>
          <span aria-hidden="true">Gifts go to</span>
          <SelectField
            label="Gifts go to"
            hideLabel
            size="compact"
            options={[registry, ...others].map(({ id, registryName }) => ({
              value: id,
              label: registryName,
            }))}
            value={registry.id}
            onValueChange={choose}
            className={styles.choice}
          />
        </>
      )}
    </div>
  );
}
