import type { RegistrySummary } from '@gift-registry/bff-contract';
import { Grid, Section } from '@gift-registry/design-system/layout';
import { RegistryCard } from './card/registry-card.tsx';
import styles from './registry-groups.module.css';

export function RegistryGroups({
  registries,
}: {
  readonly registries: readonly RegistrySummary[];
}) {
  const archived = registries.filter(({ archivedAt }) => archivedAt !== null);
  const others = registries.filter(({ archivedAt }) => archivedAt === null);
  const completed = others.filter(({ status }) => status === 'completed');
  const open = others.filter(({ status }) => status !== 'completed');
  return (
    <>
      {open.length > 0 && <Cards registries={open} />}
      {completed.length > 0 && (
        <Section title="Completed">
          <Cards registries={completed} />
        </Section>
      )}
      {archived.length > 0 && (
        <Section title="Archived">
          <Cards registries={archived} />
        </Section>
      )}
    </>
  );
}

function Cards({ registries }: { readonly registries: readonly RegistrySummary[] }) {
  return (
    <Grid min="lg" className={styles.cards}>
      {registries.map((registry) => (
        <RegistryCard key={registry.id} registry={registry} />
      ))}
    </Grid>
  );
}
