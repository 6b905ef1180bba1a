import { formatEventDate, occasionLabels, type Registry } from '@gift-registry/bff-contract';

interface Invitation {
  readonly registry: Pick<Registry, 'registryName' | 'occasion' | 'eventDate'>;
  readonly link: string;
  /** Null without one. */
  readonly passcode?: string | null | undefined;
}

/** The message that the host sends, with everything that a guest needs. */
export function invitationText({ registry, link, passcode }: Invitation): string {
  const { registryName, occasion, eventDate } = registry;
  const what = occasion === 'other' ? '' : `${occasionLabels[occasion]}, `;
  return [
    `Here is our gift registry “${registryName}” (${what}${formatEventDate(eventDate)}). Choose a gift, and nobody gives the same thing twice: ${link}`,
    ...(passcode ? [`The passcode is ${passcode}.`] : []),
  ].join('\n');
}

/** The text with the link at its end, unless it contains it. */
export const withLink = (text: string, link: string): string =>
  text.includes(link) ? text : [text.trim(), link].filter(Boolean).join('\n');

/** Opens WhatsApp with the message typed and no recipient chosen. */
export const whatsAppUrl = (text: string): string =>
  `https://wa.me/?text=${encodeURIComponent(text)}`;

export const mailUrl = (subject: string, text: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;

/** Understood by Android and iPhone. */
export const smsUrl = (text: string): string => `sms:?&body=${encodeURIComponent(text)}`;
