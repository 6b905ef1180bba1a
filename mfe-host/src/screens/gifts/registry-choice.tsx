import type { Registry } from '@gift-registry/bff-contract';
import { SelectField } from '@gift-registry/design-system/select-field';
import { useNavigation } from '@gift-registry/shell-contract';
import styles from './registry-choice.module.css';

interface Props {
  readonly registries: readonly Pick<Registry, 'id' | 'registryName'>[];
  readonly registryId: string | undefined;
}

const allRegistries = 'all';

export function RegistryChoice({ registries, registryId }: Props) {
  const { navigate } = useNavigation();
  if (registries.length < 2) return null;
  return (
    <SelectField
      label="Registry"
      size="compact"
      className={styles.choice}
      options={[
        { value: allRegistries, label: 'All registries' },
        ...registries.map(({ id, registryName }) => ({ value: id, label: registryName })),
      ]}
      value={registryId ?? allRegistries}
      onValueChange={(id) => navigate(id === allRegistries ? '/gifts' : `/gifts/${id}`)}
    />
  );
}
