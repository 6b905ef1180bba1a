import {
  type PageList,
  type PageListLine,
  type RegistryItem,
  addPageListLine,
} from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { ConfirmDialog } from '@gift-registry/design-system/confirm-dialog';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { Progress } from '@gift-registry/design-system/progress';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { useHistoryLayer } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { giftCount } from '../../features/items/item-totals.ts';
import { findCorrected, forgetCorrection, saveCorrection, correctionOf } from './corrections.ts';
import { PageLine } from './page-line.tsx';
import { useAddLines } from './use-add-lines.ts';
import { useUndoLines } from './use-undo-lines.ts';
import {
  isRead,
  isReady,
  isUndecided,
  useDropLine,
  useRereadPageList,
  useShowDecision,
  useDropPageList,
} from './use-page-list.ts';
import { useApi } from '../../api.ts';
import { QueryFailure } from '../../features/platform/query-failure.tsx';
import { DetailsForm } from '../../features/scraping/details/details-form.tsx';
import type { DetailsDraft } from '../../features/scraping/external-draft-storage.ts';
import { useScrape } from '../../features/scraping/use-scrape.ts';
import styles from './page-lines.module.css';

interface CorrectLineProps {
  readonly line: PageListLine;
  readonly registryId: string | null | undefined;
  readonly onChange: (correction: DetailsDraft) => void;
  readonly onAdded: (item: RegistryItem, quantity: number) => void;
  readonly onCancel: () => void;
}

function CorrectLine({ line, registryId, onChange, onAdded, onCancel }: CorrectLineProps) {
  const api = useApi();
  const [draft] = useState(() => correctionOf(line.id));
  const scrape = useScrape(line.found ? line.scrape.id : null);
  if (line.found && scrape.isError)
    return (
      <QueryFailure query={scrape} title="Could not extract product information from this URL" />
    );
  if (line.found && !scrape.data) return <Skeleton lines={6} />;
  return (
    <DetailsForm
      registryId={registryId}
      url={line.url}
      suggestedName=""
      scraped={scrape.data?.product ?? null}
      draft={draft}
      onDraftChange={onChange}
      send={(body) => api(addPageListLine, { params: { lineId: line.id }, body })}
      onAdded={onAdded}
      onCancel={onCancel}
    />
  );
}

function DropRest() {
  const question = useHistoryLayer('drop-rest');
  const drop = useDropPageList();
  return (
    <>
      <Button variant="quiet" busy={drop.isPending} onClick={() => question.show()}>
        Drop the rest
      </Button>
      <ConfirmDialog
        layer={question}
        title="Drop the rest of this list?"
        description="Gifts that you added stay in your registry."
        confirmLabel="Drop"
        danger
        onConfirm={() => drop.mutate()}
      />
    </>
  );
}

interface Props {
  readonly list: PageList;
  readonly registryId: string | null | undefined;
}

export function PageLines({ list: { lines }, registryId }: Props) {
  const undecided = lines.filter(isUndecided).map(({ id }) => id);
  const [corrected, setCorrected] = useState(() => findCorrected(undecided));
  const endCorrection = (lineId: string) => {
    forgetCorrection(lineId);
    setCorrected(undefined);
  };
  const undoLines = useUndoLines();
  const addLines = useAddLines({
    registryId,
    onIncomplete: ({ id }) => setCorrected(id),
    onAdded: undoLines.remember,
  });
  const dropLine = useDropLine();
  const showDecision = useShowDecision();
  const reread = useRereadPageList();
  const read = lines.filter(isRead).length;
  const ready = lines.filter((line) => isReady(line) && line.id !== corrected);
  const disabled = addLines.isPending || undoLines.isPending || registryId === undefined;
  const undoOf = (lineId: string) => {
    const addition = undoLines.added.find((each) => each.lineId === lineId);
    return addition && (() => undoLines.undo([addition]));
  };
  return (
    <Stack gap={5}>
      <Progress
        label="Pages read"
        value={read}
        max={lines.length}
        valueText={`${read} of ${lines.length} read`}
      />
      {lines.some(isUndecided) && (
        <Cluster>
          {ready.length > 1 && (
            <Button
              variant="primary"
              busy={addLines.isPending}
              busyLabel="Adding..."
              disabled={disabled}
              onClick={() => addLines.mutate({ lines: ready })}
            >
              Add all {ready.length} that are ready
            </Button>
          )}
          <DropRest />
        </Cluster>
      )}
      {undoLines.added.length > 1 && (
        <Cluster>
          <p role="status">{giftCount(undoLines.added.length)} added</p>
          <Button
            size="sm"
            busy={undoLines.isPending}
            disabled={disabled}
            onClick={() => undoLines.undo(undoLines.added)}
          >
            Undo all
          </Button>
        </Cluster>
      )}
      <ul className={styles.list}>
        {lines.map((line) => (
          <PageLine
            key={line.id}
            line={line}
            disabled={disabled}
            problem={addLines.problemOf(line.id)}
            onAdd={(duplicate) => addLines.mutate({ lines: [line], duplicate })}
            onUndo={undoOf(line.id)}
            onCorrect={() => setCorrected(line.id)}
            onDrop={(dropped) => dropLine.mutate({ lineId: line.id, dropped })}
          >
            {corrected === line.id && isUndecided(line) && (
              <CorrectLine
                line={line}
                registryId={registryId}
                onChange={(correction) => saveCorrection(line.id, correction, undecided)}
                onAdded={(item, quantity) => {
                  undoLines.remember(line.id, item, quantity);
                  endCorrection(line.id);
                  showDecision(line.id, 'added');
                  reread();
                }}
                onCancel={() => endCorrection(line.id)}
              />
            )}
          </PageLine>
        ))}
      </ul>
    </Stack>
  );
}
