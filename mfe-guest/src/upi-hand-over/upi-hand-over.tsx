import {
  formatRupees,
  type getUpiPicture,
  maxUpiRupees,
  type UpiHandOver as HandOver,
  urlOf,
} from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { CopyField } from '@gift-registry/design-system/copy-field';
import { Stack } from '@gift-registry/design-system/layout';
import { useScriptsRun } from '../scripts/use-scripts-run.ts';
import { UpiCode } from './upi-code.tsx';
import styles from './upi-hand-over.module.css';

const picture: (typeof getUpiPicture)['path'] = '/api/shared/:shareCode/gifts/:giftId/upi-code';

/** Some apps take larger amounts only from a code that is scanned. */
const maxFromPicture = 2_000;

interface Props {
  readonly shareCode: string;
  readonly giftId: string;
  readonly handOver: HandOver;
}

/** Where a guest sends promised money, in the order in which it works best; for each kind of contribution alike. */
export function UpiHandOver({ shareCode, giftId, handOver }: Props) {
  const { address, payeeName, amount, parts, changed } = handOver;
  const scriptsRun = useScriptsRun();
  return (
    <Stack gap={6}>
      {changed && (
        <Alert type="warning" title="The host has changed the UPI address">
          Please pay to the one on this page. If it surprises you, ask the host first.
        </Alert>
      )}
      {parts.length > 1 && (
        <Alert
          type="info"
          title={`UPI between persons ends at ${formatRupees(maxUpiRupees)} a day`}
        >
          {`You can pay in ${parts.length} parts, on different days. Or ask the host for another way.`}
        </Alert>
      )}
      {parts.map((part, index) => (
        <Stack key={`${index}-${part.amount}`} gap={4}>
          {parts.length > 1 && (
            <h2>{`Part ${index + 1} of ${parts.length}: ${formatRupees(part.amount)}`}</h2>
          )}
          <UpiCode
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
          <div className={styles.phonesOnly}>
            <Stack gap={2}>
              <Button fullWidth href={part.link}>
                Open a UPI app
              </Button>
              <p>Some apps refuse links from a browser to a person. The code always works.</p>
            </Stack>
          </div>
        </Stack>
      ))}
      {scriptsRun ? (
        <>
          <CopyField label={`UPI address of ${payeeName}`} value={address} />
          <CopyField label="Amount in rupees" value={amount.toFixed(2)} />
        </>
      ) : (
        <p>
          {`UPI address of ${payeeName}: `}
          <strong>{address}</strong>
          {`. Amount: `}
          <strong>{formatRupees(amount)}</strong>
        </p>
      )}
    </Stack>
  );
}
