import {
  getInvitationPicture,
  getQrCode,
  getRegistryCalendar,
  googleCalendarUrl,
  urlOf,
  type Registry,
} from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { Link } from '@gift-registry/shell-contract';
import { QrCode } from '../../features/sharing/qr-code.tsx';
import { useSaveFile, type FileToSave } from '../../features/platform/use-save-file.ts';
import styles from './share-files.module.css';

interface SaveFileButtonProps {
  readonly file: FileToSave;
  readonly busyLabel: string;
  readonly children: string;
}

function SaveFileButton({ file, busyLabel, children }: SaveFileButtonProps) {
  const { mutate, isPending } = useSaveFile(file);
  return (
    <Button busy={isPending} busyLabel={busyLabel} onClick={() => mutate()}>
      {children}
    </Button>
  );
}

interface Props {
  readonly registry: Registry;
  readonly link: string;
}

export function ShareFiles({ registry, link }: Props) {
  const params = { registryId: registry.id };
  const qrCode = (format: 'svg' | 'png') => ({
    url: urlOf(getQrCode.path, { params, query: { format } }),
    name: `registry.${format}`,
    failure: getQrCode.failureMessage,
  });
  const picture = {
    url: urlOf(getInvitationPicture.path, { params }),
    name: 'invitation.jpg',
    failure: getInvitationPicture.failureMessage,
  };
  return (
    <Card as="section" padding="lg" aria-label="Cards and calendar">
      <div className={styles.columns}>
        <QrCode
          registryId={registry.id}
          alt="QR code of your registry link"
          width={160}
          height={160}
          className={styles.code}
        />
        <Stack gap={4}>
          <h2>Cards and calendar</h2>
          <p>Guests point the camera at the code and see your list.</p>
          <Cluster>
            <Button href={`/cards/${registry.id}`} linkComponent={Link}>
              Print cards
            </Button>
            <SaveFileButton file={picture} busyLabel="Making the picture...">
              Picture for WhatsApp
            </SaveFileButton>
            <SaveFileButton file={qrCode('png')} busyLabel="Making the file...">
              QR code (PNG)
            </SaveFileButton>
            <SaveFileButton file={qrCode('svg')} busyLabel="Making the file...">
              QR code (SVG)
            </SaveFileButton>
            <Button href={urlOf(getRegistryCalendar.path, { params })} download>
              Add to calendar
            </Button>
            <Button
              href={googleCalendarUrl({ ...registry, link })}
              target="_blank"
              rel="noopener noreferrer"
            >
              Add to Google Calendar
            </Button>
          </Cluster>
        </Stack>
      </div>
    </Card>
  );
}
