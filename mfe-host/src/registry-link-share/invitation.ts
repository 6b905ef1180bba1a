import type { Registry } from '@gift-registry/bff-contract';

/** What the host sends along with the link. */
export const invitationText = ({ registryName }: Pick<Registry, 'registryName'>): string =>
  `Here is our gift registry “${registryName}”. Choose a gift, and nobody gives the same thing twice:`;

/** Opens WhatsApp with the invitation, ready to be sent to anyone. */
export const whatsAppAddress = (text: string, link: string): string =>
  `https://wa.me/?text=${encodeURIComponent(`${text} ${link}`)}`;
