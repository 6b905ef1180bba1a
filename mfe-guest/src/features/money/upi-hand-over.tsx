import {
  formatRupees,
  type getUpiPicture,
  maxUpiRupees,
  type UpiHandOver as HandOver,
  urlOf,
  type getUpiHandOver,
  queryKeyOf,
} from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { CopyField } from '@gift-registry/design-system/copy-field';
import { Stack } from '@gift-registry/design-system/layout';
import { QrCode } from '@gift-registry/design-system/qr-code';
import { TextField } from '@gift-registry/design-system/text-field';
import { useQuery } from '@tanstack/react-query';
import { useScriptsRun } from '../platform/scripts.tsx';
import styles from './upi-hand-over.module.css';
import { useApi } from '../../api.ts';
import { sharedReadOptions } from '../registries/shared-reads.ts';
import type { FormField } from '../platform/typed-field.ts';

const picture: (typeof getUpiPicture)['path'] = '/api/shared/:shareCode/gifts/:giftId/upi-code';

/** Some apps take larger amounts only from a code that is scanned. */
const maxFromPicture = 2_000;

interface Props {
  readonly shareCode: string;
  readonly giftId: string;
  readonly handOver: HandOver;
  /** Of the parts of a large amount. */
  readonly headingLevel: 2 | 3;
}

/** Where a guest sends promised money, in the order in which it works best; for each kind of contribution alike. */
export function UpiHandOver({ shareCode, giftId, handOver, headingLevel }: Props) {
  const { address, payeeName, amount, parts, changed } = handOver;
  const scriptsRun = useScriptsRun();
  const Heading = `h${headingLevel}` as const;
  const inParts = parts.length > 1;
  return (
    <Stack gap={6}>
      {changed && (
        <Alert type="warning" title="The host has changed the UPI address">
          Please pay to the one on this page. If it surprises you, ask the host first.
        </Alert>
      )}
      {inParts && (
        <Alert
          type="info"
          title={`UPI between persons ends at ${formatRupees(maxUpiRupees)} a day`}
        >
          {`You can pay in ${parts.length} parts, on different days. Or ask the host for another way.`}
        </Alert>
      )}
      {parts.map((part, index) => (
        <Stack key={`${index}-${part.amount}`} gap={4}>
          {inParts && (
            <Heading>{`Part ${index + 1} of ${parts.length}: ${formatRupees(part.amount)}`}</Heading>
          )}
          <QrCode
            className={styles.code}
            code={part.code}
            label={`UPI code: pays ${formatRupees(part.amount)} to ${payeeName}`}
          />
          <Stack gap={2}>
            <Button
              fullWidth
              href={urlOf(picture, { params: { shareCode, giftId }, query: { part: index + 1 } })}
              download="upi-code.png"
            >
              Save the code as a picture
            </Button>
            {part.amount > maxFromPicture && (
              <p>
                {`Some apps pay at most ${formatRupees(maxFromPicture)} from a saved picture. Then scan the code, or copy the address.`}
              </p>
            )}
          </Stack>
        </Stack>
      ))}
      {scriptsRun ? (
        <>
          <CopyField label={`UPI address of ${payeeName}`} value={address} />
          {parts.map((part, index) => (
            <CopyField
              key={`${index}-${part.amount}`}
              label={inParts ? `Amount of part ${index + 1} in rupees` : 'Amount in rupees'}
              value={part.amount.toFixed(2)}
            />
          ))}
        </>
      ) : (
        <p>
          {`UPI address of ${payeeName}: `}
          <strong>{address}</strong>
          {`. Amount: `}
          <strong>{formatRupees(amount)}</strong>
        </p>
      )}
      <div className={styles.phonesOnly}>
        <Stack gap={2}>
          {parts.map((part, index) => (
            <Button key={`${index}-${part.amount}`} fullWidth href={part.link}>
              {inParts ? `Open a UPI app for part ${index + 1}` : 'Open a UPI app'}
            </Button>
          ))}
          <p>Some apps refuse links from a browser to a person. The code always works.</p>
        </Stack>
      </div>
    </Stack>
  );
}

const path: (typeof getUpiHandOver)['path'] = '/api/shared/:shareCode/gifts/:giftId/upi';

/** Each look at the address counts, so nothing but opening the page reads it again. */
export function useHandOver(shareCode: string, giftId: string) {
  const api = useApi();
  const request = { params: { shareCode, giftId } };
  return useQuery({
    ...sharedReadOptions,
    queryKey: queryKeyOf({ path }, request),
    queryFn: ({ signal }) => api('getUpiHandOver', request, { signal }),
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

export const ReferenceField = ({ control, error }: FormField) => (
  <TextField
    {...control}
    error={error}
    label="UPI reference"
    optional
    inputMode="numeric"
    autoComplete="off"
    maxLength={40}
    hint="12 digits that your app shows after paying. They help the host to find your payment."
  />
);
