import { plural, type Registry } from '@gift-registry/bff-contract';
import { guestRanges, occasionLabels } from '@gift-registry/bff-contract';

interface RegistryFact {
  readonly term: string;
  readonly value: string;
}

const isGuestRange = (range: string) => guestRanges.some((known) => known === range);

export function registryFacts(registry: Registry): RegistryFact[] {
  const { itemCount } = registry;
  return [
    { term: 'Occasion', value: occasionLabels[registry.occasion] },
    {
      term: 'Expected Guests',
      value: isGuestRange(registry.guestRange) ? registry.guestRange : 'Not specified',
    },
    {
      term: 'Gifts',
      value: plural(itemCount, '# item', '# items'),
    },
  ];
}
