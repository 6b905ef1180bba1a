import type { UpiSettings } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Stack } from '@gift-registry/design-system/layout';
import { QrCode } from '@gift-registry/design-system/qr-code';

interface Props {
  readonly draft: NonNullable<UpiSettings['draft']>;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
}

export function UpiTest({ draft, isPending, onConfirm }: Props) {
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
