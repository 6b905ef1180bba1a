import { formatEventDate, occasionLabels, type Registry } from '@gift-registry/bff-contract';

interface Invitation {
  readonly registry: Pick<Registry, 'registryName' | 'occasion' | 'eventDate'>;
  readonly link: string;
  readonly passcode?: string | null | undefined;
}

export function invitationText({ registry, link, passcode }: Invitation): string {
  const { registryName, occasion, eventDate } = registry;
  const what = occasion === 'other' ? '' : `${occasionLabels[occasion]}, `;
  return [
    `Here is our gift registry “${registryName}” (${what}${formatEventDate(eventDate)}). Choose a gift, and nobody gives the same thing twice: ${link}`,
    ...(passcode ? [`The passcode is ${passcode}.`] : []),
  ].join('\n');
}

export const withLink = (text: string, link: string): string =>
  text.includes(link) ? text : [text.trim(), link].filter(Boolean).join('\n');

export const whatsAppUrl = (text: string): string =>
  `https://wa.me/?text=${encodeURIComponent(text)}`;

export const mailUrl = (subject: string, text: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;

/** Understood by Android and iPhone. */
export const smsUrl = (text: string): string => `sms:?&body=${encodeURIComponent(text)}`;
