import { formatRupees, type SharedRegistry } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { LoadFailure } from '@gift-registry/design-system/load-failure';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { Link } from '@gift-registry/shell-contract';
import { paidPath, yourGiftsPath } from '../address/gift-paths.ts';
import { typedField } from '../gift-form/typed-field.ts';
import { PageForm } from '../page-form/page-form.tsx';
import { PageBody } from '../page/page-body.tsx';
import { useFormatDay } from '../scripts/use-format-instant.ts';
import { UpiHandOver } from '../upi-hand-over/upi-hand-over.tsx';
import { useHandOver } from '../upi-hand-over/use-hand-over.ts';
import { ReferenceField } from '../upi-hand-over/reference-field.tsx';

interface Props {
  readonly shareCode: string;
  readonly giftId: string;
  readonly registry: Pick<SharedRegistry, 'ownerFirstName'>;
}

const empty = { values: {}, errors: {} };

export function PayView({ shareCode, giftId, registry }: Props) {
  const { data, error, refetch } = useHandOver(shareCode, giftId);
  const formatDay = useFormatDay();
  const yourGifts = (
    <Button size="lg" href={yourGiftsPath(shareCode)} linkComponent={Link}>
      Your gifts
    </Button>
  );
  if (!data)
    return (
      <PageBody width="narrow">
        <Stack gap={5}>
          <PageHeading title="Pay by UPI" />
          {error ? (
            <LoadFailure title="We couldn’t open the payment" error={error} onRetry={refetch} />
          ) : (
            <Skeleton lines={8} />
          )}
          <Cluster>{yourGifts}</Cluster>
        </Stack>
      </PageBody>
    );
  return (
    <PageForm
      action={paidPath(shareCode, giftId)}
      title={`Pay ${registry.ownerFirstName} ${formatRupees(data.amount)}`}
      description="Scan the code with any UPI app, or save it as a picture and pay from that. We keep nothing."
      failureTitle="We couldn’t mark this as paid"
      about={<UpiHandOver shareCode={shareCode} giftId={giftId} handOver={data} headingLevel={2} />}
    >
      {(form) => {
        const { control, error: problem } = typedField(form ?? empty)('reference');
        return (
          <>
            <ReferenceField control={control} error={problem} />
            <Cluster>
              <Button type="submit" variant="primary" size="lg" disabled={!form}>
                I have paid
              </Button>
              {yourGifts}
            </Cluster>
            {data.payBy && (
              <p>{`Kept for you until ${formatDay(data.payBy)}. You can pay later from ‘Your gifts’.`}</p>
            )}
          </>
        );
      }}
    </PageForm>
  );
}
