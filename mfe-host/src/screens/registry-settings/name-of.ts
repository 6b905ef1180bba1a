import type { RegistryHosts } from '@gift-registry/bff-contract';

export const nameOf = ({ firstName, lastName, email }: RegistryHosts['owner']): string =>
  `${firstName} ${lastName}`.trim() || email;
