import {
  type RegistryItem,
  type ScrapeStatus,
  isFinal,
  type ScrapeMessage,
  type ApiError,
} from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { Stack } from '@gift-registry/design-system/layout';
import { useSession } from '@gift-registry/shell-contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAskToSignIn } from '../accounts/gift-in-hand.ts';
import { ProductUrlForm } from './product-url-form.tsx';
import { DetailsForm } from './details/details-form.tsx';
import type { DraftPlace } from './external-draft-storage.ts';
import { ScrapeFailure } from './scrape-failure.tsx';
import { ScrapeProgress } from './scrape-progress.tsx';
import { signInToAddProducts } from './sign-in-to-add-products.ts';
import { useFocusAfterPhaseChange } from './use-focus-after-phase-change.ts';
import type { BoxRequest } from './use-box-request.ts';
import { useBringIntoView } from './use-bring-into-view.ts';
import { useScrape, useStartScrape } from './use-scrape.ts';
import { useExternalDraft } from './use-external-draft.ts';
import styles from './external-gift-box.module.css';

interface Props {
  readonly error: ApiError;
  readonly onByHand: () => void;
}

function ScrapeStartFailure({ error, onByHand }: Props) {
  return (
    <Alert
      type="error"
      title="Failed to scrape product"
      action={<Button onClick={onByHand}>Fill in by hand</Button>}
    >
      {error.message}
    </Alert>
  );
}

function ScrapeResult({ notice }: { readonly notice: ScrapeMessage | null }) {
  if (notice)
    return (
      <Alert type="warning" title={notice.title}>
        {notice.text}
      </Alert>
    );
  return (
    <Alert type="success" title="Here is what we found">
      Check the details and correct them where needed.
    </Alert>
  );
}

/** The result of a scrape. It stays when the session ends, after which the scrape can't be read again. */
function useLastResult(
  scrapeId: string | null,
  status: ScrapeStatus | undefined,
): ScrapeStatus | undefined {
  const [last, setLast] = useState<ScrapeStatus>();
  const ended = status && isFinal(status.step) ? status : undefined;
  if (ended && ended !== last) setLast(ended);
  return ended ?? (last?.id === scrapeId && !status ? last : undefined);
}

export interface ExternalGiftProps {
  readonly account: string | undefined;
  readonly registryId: string | null | undefined;
  readonly pageShown: boolean;
  readonly request?: BoxRequest | undefined;
  readonly draftPlace?: DraftPlace | undefined;
  readonly shared?: { readonly link: string | undefined; readonly name: string } | undefined;
  readonly onSharedTaken?: (() => void) | undefined;
  readonly onAdded: (item: RegistryItem, quantity: number) => void;
}

export function ExternalGiftBox({
  account,
  registryId,
  pageShown,
  request,
  draftPlace,
  shared,
  onSharedTaken,
  onAdded,
}: ExternalGiftProps) {
  const { draft, change, saveForm, startOver } = useExternalDraft(account, draftPlace);
  const { url, name, scrapeId, byHand, form } = draft;
  const signedIn = useSession().state.user !== null;
  const askToSignIn = useAskToSignIn();
  const askForAccount = (productUrl: string) => {
    change({ url: productUrl });
    askToSignIn(signInToAddProducts, null);
  };
  const start = useStartScrape({
    onStarted: ({ id }, { url: productUrl }) =>
      change({ url: productUrl, scrapeId: id, byHand: false, form: null }),
    onRefused: ({ code }, { url: productUrl }) =>
      code === 'unauthenticated' && askForAccount(productUrl),
  });
  const scrape = useScrape(byHand || !signedIn ? null : scrapeId, start.data);
  const status = byHand ? undefined : scrape.data;
  const ended = useLastResult(byHand ? null : scrapeId, status);
  // The server keeps a scrape for two days; the draft in this browser lives on.
  const expired = scrape.error?.code === 'not-found';

  const phase =
    byHand || ended?.product || (expired && form)
      ? 'details'
      : (scrapeId === null || expired) && !(shared && start.isPending)
        ? 'url'
        : ended
          ? 'failed'
          : 'scraping';
  const card = useFocusAfterPhaseChange(phase);
  const startError = start.error?.field === 'url' ? null : start.error;

  const begin = (productUrl: string) =>
    signedIn ? start.mutate({ url: productUrl }) : askForAccount(productUrl);
  useBringIntoView({
    box: card,
    request,
    settled: pageShown && phase !== 'scraping',
    onUrl(asked) {
      if (phase !== 'url') return;
      change({ url: asked });
      // A visitor presses Add, which leads to the login.
      if (signedIn && registryId !== undefined) begin(asked);
    },
  });
  const takeShared = useEffectEvent(() => {
    if (!shared) return;
    if (shared.link === undefined) {
      if (url === '') startOver('', shared.name);
      return;
    }
    onSharedTaken?.();
    // The same link again keeps what was typed.
    if (shared.link === url && (scrapeId !== null || byHand)) return;
    startOver(shared.link, shared.name);
    begin(shared.link);
  });
  useEffect(() => takeShared(), []);
  const fillInByHand = (productUrl: string) => change({ url: productUrl, byHand: true });

  return (
    <Card padding="lg">
      <div ref={card} tabIndex={-1} className={styles.box}>
        {phase === 'url' && (
          <Stack gap={5}>
            {startError && (
              <ScrapeStartFailure
                error={startError}
                onByHand={() => fillInByHand(start.variables?.url ?? url)}
              />
            )}
            <ProductUrlForm
              key={url}
              initialUrl={url}
              busy={start.isPending}
              disabled={registryId === undefined}
              serverError={startError ? undefined : start.error?.message}
              onAdd={begin}
              onByHand={fillInByHand}
            />
          </Stack>
        )}
        {phase === 'scraping' && (
          <ScrapeProgress
            url={url}
            step={status?.step ?? 'queued'}
            onByHand={() => fillInByHand(url)}
          />
        )}
        {phase === 'failed' && ended?.notice && (
          <ScrapeFailure
            url={url}
            notice={ended.notice}
            retrying={start.isPending}
            onRetry={() => begin(url)}
            onByHand={() => fillInByHand(url)}
            onChangeUrl={() => startOver(url)}
          />
        )}
        {phase === 'details' && (
          <Stack gap={5}>
            {ended && <ScrapeResult notice={ended.notice} />}
            <DetailsForm
              key={scrapeId}
              registryId={registryId}
              url={url}
              suggestedName={name}
              scraped={ended?.product ?? null}
              draft={form}
              onDraftChange={saveForm}
              onAdded={(item, quantity) => {
                onAdded(item, quantity);
                startOver('');
              }}
              onCancel={() => startOver(url)}
            />
          </Stack>
        )}
      </div>
    </Card>
  );
}
