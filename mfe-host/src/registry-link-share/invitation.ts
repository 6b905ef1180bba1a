import type { Registry } from '@gift-registry/bff-contract';

/** Message that the host sends with the link. */
export const invitationText = ({ registryName }: Pick<Registry, 'registryName'>): string =>
  `Here is our gift registry “${registryName}”. Choose a gift, and nobody gives the same thing twice:`;

/** Opens WhatsApp with the message typed and no recipient chosen. */
export const whatsAppUrl = (text: string, link: string): string =>
  `https://wa.me/?text=${encodeURIComponent(`${text} ${link}`)}`;
