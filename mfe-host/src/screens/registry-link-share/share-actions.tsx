import {
  type Registry,
  type Share,
  formatEventDate,
  occasionLabels,
} from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { CopyField } from '@gift-registry/design-system/copy-field';
import { ExternalIcon, ShareIcon, WhatsAppIcon } from '@gift-registry/design-system/icon';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { TextArea } from '@gift-registry/design-system/text-area';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link, useToast } from '@gift-registry/shell-contract';
import { useState } from 'react';

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

interface Props {
  readonly registry: Registry;
  readonly share: Share;
  readonly link: string;
  readonly passcode: string | null;
}

const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;
const canShare = () => typeof navigator.share === 'function';

export function ShareActions({ registry, share, link, passcode }: Props) {
  const showToast = useToast();
  const [text, setText] = useState(() => invitationText({ registry, link, passcode }));
  const message = withLink(text, link);
  const shareNatively = () => {
    // Closing the system's share dialog rejects; that is no error.
    navigator.share({ text: message }).catch(() => undefined);
  };
  return (
    <Stack gap={5}>
      <CopyField
        label="Your registry link"
        value={link}
        onCopyFailed={() => showToast({ type: 'error', title: 'Failed to copy to clipboard.' })}
      />
      <Cluster>
        <Button href={`/r/${share.shareCode}`} startIcon={<ExternalIcon />} {...newTab}>
          Preview Registry
        </Button>
        {link === share.url && (
          <TextLink
            variant="standalone"
            href={`/registry-settings/${registry.id}#address`}
            linkComponent={Link}
          >
            Choose an address that people can read
          </TextLink>
        )}
      </Cluster>
      <TextArea
        label="Your message"
        hint="Change it as you like. Without the link in it, we add it at the end."
        rows={4}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Cluster>
        <Button
          variant="primary"
          size="lg"
          href={whatsAppUrl(message)}
          startIcon={<WhatsAppIcon />}
          {...newTab}
        >
          Share on WhatsApp
        </Button>
        {canShare() && (
          <Button size="lg" startIcon={<ShareIcon />} onClick={shareNatively}>
            Share...
          </Button>
        )}
        <Button size="lg" href={mailUrl(registry.registryName, message)}>
          Email
        </Button>
        <Button size="lg" href={smsUrl(message)}>
          SMS
        </Button>
      </Cluster>
    </Stack>
  );
}
