import type { RegistrySummary } from '@gift-registry/bff-contract';
import { Grid, Section } from '@gift-registry/design-system/layout';
import { RegistryCard } from './registry-card.tsx';

/** Registries to work on first, completed ones below. */
export function RegistryGroups({
  registries,
}: {
  readonly registries: readonly RegistrySummary[];
}) {
  const completed = registries.filter(({ status }) => status === 'completed');
  const open = registries.filter(({ status }) => status !== 'completed');
  return (
    <>
      {open.length > 0 && <Cards registries={open} />}
      {completed.length > 0 && (
        <Section title="Completed">
          <Cards registries={completed} />
        </Section>
      )}
    </>
  );
}

function Cards({ registries }: { readonly registries: readonly RegistrySummary[] }) {
  return (
    <Grid min="lg">
      {registries.map((registry) => (
        <RegistryCard key={registry.id} registry={registry} />
      ))}
    </Grid>
  );
}
