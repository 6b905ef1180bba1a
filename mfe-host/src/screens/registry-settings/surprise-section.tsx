import {
  addDays,
  formatDay,
  formatTime,
  type Registry,
  refusalProblems,
  setSurprise,
  todayIn,
  viewerTimeZone,
} from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { ConfirmDialog } from '@gift-registry/design-system/confirm-dialog';
import { Dialog } from '@gift-registry/design-system/dialog';
import { Stack } from '@gift-registry/design-system/layout';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { TextField } from '@gift-registry/design-system/text-field';
import { useHistoryLayer } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { useApi } from '../../api.ts';
import { QueryFailure } from '../../features/platform/query-failure.tsx';
import { useSettingMutation } from '../../features/registries/use-setting-mutation.ts';
import { useSurprise } from './use-surprise.ts';

interface Props {
  readonly registry: Registry;
}

const shownFields = ['until'] as const;

export function SurpriseSection({ registry }: Props) {
  const api = useApi();
  const { id: registryId, eventDate } = registry;
  const surprise = useSurprise(registryId);
  const timeZone = viewerTimeZone();
  const tomorrow = addDays(todayIn(timeZone), 1);
  const [chosen, setChosen] = useState<string>();
  const until = chosen ?? (eventDate < tomorrow ? tomorrow : eventDate);
  const question = useHistoryLayer('end-surprise');
  const begin = useHistoryLayer('begin-surprise');
  const day = begin.subject[0] ?? until;
  const save = useSettingMutation({
    send: (day: string) =>
      api(setSurprise, { params: { registryId }, body: { until: day, timeZone } }),
    done: (saved) =>
      saved.hidden ? 'Your gifts are a surprise now.' : 'Your Gift Book is open now.',
    shownFields,
    onDone() {
      question.close();
      begin.close();
    },
  });
  const isOwner = registry.role === 'owner';

  if (surprise.isPending) return <Skeleton lines={3} />;
  if (surprise.isError)
    return <QueryFailure query={surprise} title="Failed to load registry. Please try again." />;
  const { hidden, opensAt, timeZone: zone, offered = true } = surprise.data;
  if (hidden && opensAt)
    return (
      <Card>
        <Stack gap={4}>
          <p>
            Your gifts are a surprise until <strong>{formatTime(opensAt)}</strong>. Until then
            nothing here tells you what was given. Guests still see which gifts are left.
          </p>
          {isOwner && (
            <div>
              <Button onClick={() => question.show()}>End the surprise today</Button>
            </div>
          )}
        </Stack>
        <Dialog
          layer={question}
          title="End the surprise?"
          description="All hosts then see who gave what. This can’t be undone."
          size="sm"
          footer={
            <>
              <Button onClick={question.close}>Keep the surprise</Button>
              <Button
                variant="danger"
                busy={save.isPending}
                onClick={() => save.mutate(todayIn(zone))}
              >
                End it today
              </Button>
            </>
          }
        />
      </Card>
    );
  if (!offered) return <p>Gifts are visible to all hosts. New surprises are not offered now.</p>;
  if (!isOwner)
    return <p>Gifts are visible to all hosts. Only the owner can make them a surprise.</p>;
  return (
    <Card>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          begin.show(until);
        }}
      >
        <Stack gap={4}>
          <p>
            Nobody who hosts this registry sees what was given, until 9:00 in the morning of the day
            that you choose. Once it runs, you can only end it, not move it.
          </p>
          <TextField
            label="Surprise until"
            type="date"
            min={tomorrow}
            value={until}
            onChange={(event) => setChosen(event.target.value)}
          />
          <div>
            <Button type="submit">Make it a surprise</Button>
          </div>
        </Stack>
      </form>
      <ConfirmDialog
        layer={begin}
        title={`Hide all gifts until ${formatDay(day)}?`}
        description="You and your co-hosts won’t see what was given, by whom, how much money came, or who opened your UPI address, until 9:00 that morning. A surprise can only be ended, for all hosts at once; it can’t be moved."
        confirmLabel="Make it a surprise"
        busyLabel="Saving..."
        busy={save.isPending}
        failureTitle="Your gifts are not hidden"
        failure={refusalProblems(save.error, shownFields).fields.until}
        onConfirm={() => save.mutate(day)}
      />
    </Card>
  );
}
