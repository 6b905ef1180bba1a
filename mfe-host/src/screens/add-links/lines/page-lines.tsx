import type { PageList } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { Progress } from '@gift-registry/design-system/progress';
import { useState } from 'react';
import { giftCount } from '../../../features/items/gift-count.ts';
import { CorrectLine } from './correct-line.tsx';
import { findCorrected, forgetCorrection, saveCorrection } from './corrections.ts';
import { DropRest } from './drop-rest.tsx';
import { PageLine } from './page-line.tsx';
import styles from './page-lines.module.css';
import { useAddLines } from './use-add-lines.ts';
import { useUndoLines } from './use-undo-lines.ts';
import {
  isRead,
  isReady,
  isUndecided,
  useDropLine,
  useRereadPageList,
  useShowDecision,
} from '../use-page-list.ts';

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
