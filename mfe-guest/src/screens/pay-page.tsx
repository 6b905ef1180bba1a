import { formatRupees, type SharedRegistry } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { LoadFailure } from '@gift-registry/design-system/load-failure';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { useNavigation, usePathParams, Link } from '@gift-registry/shell-contract';
import { shareCodeOf } from '../features/platform/share-code.ts';
import { LoadedRegistry } from '../features/registries/loaded-registry.tsx';
import { payPath, yourGiftsPath } from '../features/platform/gift-paths.ts';
import { typedField } from '../features/platform/typed-field.ts';
import { PageForm } from '../features/platform/page-form.tsx';
import { PageBody } from '../features/platform/page-body.tsx';
import { useFormatDay } from '../features/platform/use-format-instant.ts';
import { UpiHandOver, useHandOver, ReferenceField } from '../features/money/upi-hand-over.tsx';

export default function PayPage() {
  const { search } = useNavigation().location;
  const { shareCode: inPath, giftId = '' } = usePathParams();
  const shareCode = shareCodeOf(search, inPath);
  return (
    <LoadedRegistry shareCode={shareCode}>
      {(registry) => <PayView shareCode={shareCode} giftId={giftId} registry={registry} />}
    </LoadedRegistry>
  );
}

interface Props {
  readonly shareCode: string;
  readonly giftId: string;
  readonly registry: Pick<SharedRegistry, 'ownerFirstName'>;
}

const empty = { values: {}, errors: {} };

function PayView({ shareCode, giftId, registry }: Props) {
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
      action={payPath(shareCode, giftId)}
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
