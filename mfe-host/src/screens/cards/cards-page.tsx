import { formatEventDate, type Registry } from '@gift-registry/bff-contract';
import { useRegistryTheme } from '@gift-registry/bff-contract/react';
import { Button } from '@gift-registry/design-system/button';
import { Garland } from '@gift-registry/design-system/garland';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { RadioCards } from '@gift-registry/design-system/radio-cards';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { TextField } from '@gift-registry/design-system/text-field';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link, usePathParams } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { useAccess, useShare } from '../../features/sharing/sharing-queries.ts';
import { RegistryLoadFailure } from '../../features/registries/registry-load-failure.tsx';
import { useRegistry } from '../../features/registries/registry-queries.ts';
import { Screen } from '../../features/platform/screen.tsx';
import { ScreenHeader } from '../../features/platform/screen-header.tsx';
import { QrCode } from '../../features/sharing/qr-code.tsx';
import styles from './cards.module.css';
import '@gift-registry/design-system/names.css';

/** A joiner counts within an emoji only: scripts of India need it, too. */
const emoji =
  /\p{Extended_Pictographic}(?:\u{FE0F}|\p{Emoji_Modifier}|\u{200D}\p{Extended_Pictographic})*|[\p{Regional_Indicator}\u{FE0F}\u{20E3}]/gu;
const letters = new Set(['©', '®', '™']);

/** The text without emoji, of which paper shows empty boxes where the device has no font for them. */
export const withoutEmoji = (text: string): string =>
  text
    .replace(emoji, (sign) => (letters.has(sign) ? sign : ''))
    .replace(/\s+/g, ' ')
    .trim();

const hasEmoji = (text: string) => withoutEmoji(text) !== text.replace(/\s+/g, ' ').trim();

interface Props {
  readonly registry: Registry;
  readonly url: string;
  readonly line: string;
  readonly hidden: boolean;
}

function PrintCard({ registry, url, line, hidden }: Props) {
  const { id, registryName, eventDate } = registry;
  return (
    <article className={styles.card} aria-hidden={hidden || undefined} aria-label="Card">
      <Garland />
      <p className={styles.names} dir="auto">
        {withoutEmoji(registryName)}
      </p>
      <p>{formatEventDate(eventDate)}</p>
      <QrCode
        registryId={id}
        alt={hidden ? '' : 'QR code of your registry link'}
        className={styles.code}
      />
      <p>{withoutEmoji(line)}</p>
      <p className={styles.address}>{url.replace(/^https?:\/\//, '')}</p>
    </article>
  );
}

const sizes = [
  { value: 'a6', title: 'One card', description: 'A6, to cut out of any paper' },
  { value: 'a4', title: 'Eight cards', description: 'A4, to cut apart with scissors' },
] as const;
type Size = (typeof sizes)[number]['value'];

export default function CardsPage() {
  const registryId = usePathParams()['registryId'] ?? '';
  const registry = useRegistry(registryId);
  useRegistryTheme(registry.data?.theme);
  const share = useShare(registryId);
  const access = useAccess(registryId);
  const [size, setSize] = useState<Size>('a6');
  const [line, setLine] = useState('Scan the code and choose a gift');
  const failed = [registry, share, access].find(({ isError, data }) => isError && !data);
  const url = access.data?.address?.url ?? share.data?.url;
  return (
    <>
      <div className={styles.screenOnly}>
        <ScreenHeader back={{ to: `/registry-link-share/${registryId}`, label: 'Share' }} />
        <Screen width="narrow">
          <Stack gap={5}>
            <PageHeading
              title="Print cards"
              eyebrow={registry.data?.registryName}
              lede="For invitations and tables. Your browser prints them or saves a PDF."
            />
            {failed && (
              <RegistryLoadFailure
                query={failed}
                title="Failed to load registry. Please try again."
              />
            )}
            {!failed && !url && (registry.isPending || share.isPending || access.isPending) && (
              <Skeleton lines={6} />
            )}
            {url && (
              <>
                <RadioCards
                  label="Paper"
                  options={[...sizes]}
                  value={size}
                  onValueChange={setSize}
                />
                <TextField
                  label="Line on the card"
                  hint={
                    registry.data && hasEmoji(registry.data.registryName + line)
                      ? 'The cards leave emoji out, because many printers show empty boxes for them.'
                      : undefined
                  }
                  maxLength={60}
                  value={line}
                  onChange={(event) => setLine(event.target.value)}
                />
                <Cluster>
                  <Button variant="primary" onClick={() => window.print()}>
                    Print
                  </Button>
                  {!access.data?.address && (
                    <TextLink
                      variant="standalone"
                      href={`/registry-settings/${registryId}#address`}
                      linkComponent={Link}
                    >
                      Choose an address that people can read
                    </TextLink>
                  )}
                </Cluster>
              </>
            )}
          </Stack>
        </Screen>
      </div>
      {registry.data && url && (
        <div className={styles.sheet} data-size={size}>
          {Array.from({ length: size === 'a4' ? 8 : 1 }, (_, index) => (
            <PrintCard
              key={index}
              registry={registry.data}
              url={url}
              line={line}
              hidden={index > 0}
            />
          ))}
        </div>
      )}
    </>
  );
}
