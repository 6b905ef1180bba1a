import type { RegistryItem } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { Section, Stack } from '@gift-registry/design-system/layout';
import { useState } from 'react';
import { AddressForm } from './address-form.tsx';
import { DetailsForm } from './details-form.tsx';
import { detailsFrom } from './external-details.ts';
import { ReadingProgress } from './reading-progress.tsx';
import { readingResult } from './reading-result.ts';
import { isFinal } from './reading-steps.ts';
import { useHeldFocus } from './use-held-focus.ts';
import { useScrape } from './use-scrape.ts';

interface Props {
  /** undefined while it is not known where gifts go. */
  readonly registryId: string | null | undefined;
  readonly onAdded: (item: RegistryItem) => void;
}

/** Reads a product page of any website; whatever comes of it, the host has the last word on the details. */
export function AddFromWebsite({ registryId, onAdded }: Props) {
  const scrape = useScrape();
  const [address, setAddress] = useState('');
  const [byHand, setByHand] = useState(false);
  const ended = !byHand && scrape.status && isFinal(scrape.status.step) ? scrape.status : undefined;
  const result = ended && readingResult(ended);

  const phase = byHand || ended ? 'details' : scrape.status ? 'reading' : 'address';
  const card = useHeldFocus(phase);
  const unreadable = scrape.refusal && scrape.refusal.field !== 'url' ? scrape.refusal : undefined;

  const begin = (url: string) => {
    setAddress(url);
    scrape.start(url);
  };
  const startOver = (nextAddress: string) => {
    setAddress(nextAddress);
    setByHand(false);
    scrape.stop();
  };

  return (
    <Section
      title="Add from any website"
      lede="Paste the address of anything that you wish for, from any shop."
    >
      <Card padding="lg">
        <div ref={card} tabIndex={-1}>
          {phase === 'address' && (
            <Stack gap={5}>
              {unreadable && (
                <Alert
                  type="error"
                  title="Failed to scrape product"
                  action={<Button onClick={() => setByHand(true)}>Type the details by hand</Button>}
                >
                  {unreadable.message}
                </Alert>
              )}
              <AddressForm
                address={address}
                busy={scrape.starting}
                disabled={registryId === undefined}
                refusal={unreadable ? undefined : scrape.refusal?.message}
                onAdd={begin}
              />
            </Stack>
          )}
          {phase === 'reading' && (
            <ReadingProgress
              url={address}
              step={scrape.status?.step ?? 'queued'}
              onByHand={() => setByHand(true)}
            />
          )}
          {phase === 'details' && (
            <Stack gap={5}>
              {result && (
                <Alert type={result.type} title={result.title}>
                  {result.text}
                </Alert>
              )}
              <DetailsForm
                registryId={registryId ?? null}
                details={detailsFrom(address, ended?.product ?? null)}
                onAdded={(item) => {
                  onAdded(item);
                  startOver('');
                }}
                onCancel={() => startOver(address)}
              />
            </Stack>
          )}
        </div>
      </Card>
    </Section>
  );
}
