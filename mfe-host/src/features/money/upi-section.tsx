import {
  confirmUpiDraft,
  formatDay,
  plural,
  type Registry,
  removeUpi,
  type UpiPayee,
  type UpiSettings,
} from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { QrCode } from '@gift-registry/design-system/qr-code';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { useState, type Ref } from 'react';
import { useApi } from '../../api.ts';
import { ConfirmButton } from '../platform/confirm-button.tsx';
import { QueryFailure } from '../platform/query-failure.tsx';
import { useSettingMutation } from '../registries/use-setting-mutation.ts';
import { UpiForm, type UpiFormHandle } from './upi-form.tsx';
import { useUpiSettings } from './use-upi-settings.ts';

interface UpiTestProps {
  readonly draft: NonNullable<UpiSettings['draft']>;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
}

function UpiTest({ draft, isPending, onConfirm }: UpiTestProps) {
  const { address, payeeName, code } = draft;
  return (
    <Stack gap={4}>
      <h3>Try it before any guest sees it</h3>
      <p>
        Scan this code with the UPI app of somebody else. It asks for ₹1. Does it show {payeeName}{' '}
        and <strong>{address}</strong>? You don’t need to pay.
      </p>
      <QrCode label={`Test code for ${address}`} code={code} />
      <div>
        <Button variant="primary" busy={isPending} busyLabel="Saving..." onClick={onConfirm}>
          It works: show it to guests
        </Button>
      </div>
    </Stack>
  );
}

interface Props {
  readonly registry: Registry;
  /** Saves what was typed, for a step that goes on with one button. */
  readonly formRef?: Ref<UpiFormHandle> | undefined;
}

/** The UPI address to which guests send what they promise. Its owner alone sees and changes it. */
export function UpiSection({ registry, formRef }: Props) {
  const api = useApi();
  const params = { registryId: registry.id };
  const isOwner = registry.role === 'owner';
  const settings = useUpiSettings(registry);
  const [isChanging, setChanging] = useState(false);
  const confirm = useSettingMutation({
    send: (body: UpiPayee) => api(confirmUpiDraft, { params, body }),
    done: () => 'Guests can pay you by UPI now.',
  });
  const remove = useSettingMutation({
    send: () => api(removeUpi, { params }),
    done: () => 'The UPI address is removed.',
  });

  if (!isOwner) return <p>Only the owner sees and changes where money goes.</p>;
  if (settings.isPending) return <Skeleton lines={3} />;
  if (settings.isError)
    return <QueryFailure query={settings} title="Failed to load registry. Please try again." />;
  const { payee, draft, changedAt, use } = settings.data;
  const shown = draft ?? payee;
  return (
    <Card>
      <Stack gap={5}>
        <p>
          Guests who promise money get a UPI code and pay you directly. We keep nothing. Only guests
          with an open promise see your UPI address.
        </p>
        {payee && (
          <Stack gap={2}>
            <p>
              Guests pay to <strong>{payee.address}</strong>, {payee.payeeName}
              {changedAt && `, since ${formatDay(changedAt)}`}.
            </p>
            {use && (
              <p>
                {use.looks === 0
                  ? 'No guest opened it yet.'
                  : `${plural(use.looks, 'Guests opened it once', 'Guests opened it # times')}.`}{' '}
                {use.openPromises > 0 &&
                  `${plural(use.openPromises, 'One promise waits', '# promises wait')} for payment.`}
              </p>
            )}
          </Stack>
        )}
        {draft && !isChanging && (
          <UpiTest
            draft={draft}
            isPending={confirm.isPending}
            onConfirm={() => confirm.mutate({ address: draft.address, payeeName: draft.payeeName })}
          />
        )}
        {(!shown || isChanging) && (
          <UpiForm
            ref={formRef}
            registryId={registry.id}
            saved={shown}
            onSaved={() => setChanging(false)}
          />
        )}
        {shown && !isChanging && (
          <Cluster>
            <Button size="sm" onClick={() => setChanging(true)}>
              Change the address
            </Button>
            <ConfirmButton
              label="Remove the address"
              about="UPI"
              title="Remove the UPI address?"
              question="Guests then settle what they promise with you. Open promises still end on their day."
              confirm="Remove it"
              danger
              busy={remove.isPending}
              onConfirm={() => remove.mutate(undefined)}
            />
          </Cluster>
        )}
      </Stack>
    </Card>
  );
}
