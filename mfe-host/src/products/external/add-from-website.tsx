import type { RegistryItem } from '@gift-registry/bff-contract';
import { Card } from '@gift-registry/design-system/card';
import { Section, Stack } from '@gift-registry/design-system/layout';
import { AddressForm } from './address-form.tsx';
import { DetailsForm } from './details-form.tsx';
import { ReadingFailure } from './reading-failure.tsx';
import { ReadingProgress } from './reading-progress.tsx';
import { ReadingResult } from './reading-result.tsx';
import { isFinal } from './reading-steps.ts';
import { StartFailure } from './start-failure.tsx';
import { useHeldFocus } from './use-held-focus.ts';
import { useScrape, useStartScrape } from './use-scrape.ts';
import { useUnfinishedGift } from './use-unfinished-gift.ts';

interface Props {
  /** undefined while it is not known where gifts go. */
  readonly registryId: string | null | undefined;
  readonly onAdded: (item: RegistryItem) => void;
}

/** Reads a product page of any website; whatever comes of it, the host has the last word on the details. */
export function AddFromWebsite({ registryId, onAdded }: Props) {
  const { gift, change, keepForm, startOver } = useUnfinishedGift();
  const { address, scrapeId, byHand, form } = gift;
  const start = useStartScrape();
  const reading = useScrape(byHand ? null : scrapeId, start.data);
  const status = byHand ? undefined : reading.data;
  const ended = status && isFinal(status.step) ? status : undefined;
  // Readings are kept for two days; what was typed of an older one is still here.
  const forgotten = reading.error?.code === 'not-found';

  const phase =
    byHand || ended?.product || (forgotten && form)
      ? 'details'
      : scrapeId === null || forgotten
        ? 'address'
        : ended
          ? 'failed'
          : 'reading';
  const card = useHeldFocus(phase);
  const refusal = start.error;
  const unreadable = refusal && refusal.field !== 'url' ? refusal : undefined;

  const begin = (url: string) =>
    start.mutate(
      { url },
      { onSuccess: ({ id }) => change({ address: url, scrapeId: id, byHand: false, form: null }) },
    );
  const fillInByHand = (url: string) => change({ address: url, byHand: true });

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
                <StartFailure
                  error={unreadable}
                  onByHand={() => fillInByHand(start.variables?.url ?? address)}
                />
              )}
              <AddressForm
                key={address}
                address={address}
                busy={start.isPending}
                disabled={registryId === undefined}
                refusal={unreadable ? undefined : refusal?.message}
                onAdd={begin}
              />
            </Stack>
          )}
          {phase === 'reading' && (
            <ReadingProgress
              url={address}
              step={status?.step ?? 'queued'}
              onByHand={() => fillInByHand(address)}
            />
          )}
          {phase === 'failed' && ended?.notice && (
            <ReadingFailure
              url={address}
              notice={ended.notice}
              retrying={start.isPending}
              onRetry={() => begin(address)}
              onByHand={() => fillInByHand(address)}
              onChangeAddress={() => startOver(address)}
            />
          )}
          {phase === 'details' && (
            <Stack gap={5}>
              {ended && <ReadingResult notice={ended.notice} />}
              <DetailsForm
                key={scrapeId}
                registryId={registryId ?? null}
                address={address}
                scraped={ended?.product ?? null}
                unfinished={form}
                onTyped={keepForm}
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
