import type { Registry } from '@gift-registry/bff-contract';

export const savedAddress = (registry: Registry): string =>
  [registry.addressLine1, registry.addressLine2, registry.city, registry.state, registry.zipCode]
    .filter(Boolean)
    .join(', ');
