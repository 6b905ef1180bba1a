import { publishRelease, type DeployedProject } from '@gift-registry/bff-contract';
import { FormDialog } from '@gift-registry/design-system/form-dialog';
import { SelectField } from '@gift-registry/design-system/select-field';
import { useToast, type HistoryLayer } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { shortVersion } from '../../features/releases/release-change.ts';
import { useReleaseChange } from '../../features/releases/use-releases.ts';

interface Props {
  readonly release: Pick<DeployedProject, 'project' | 'live' | 'canary'>;
  readonly version: string;
  readonly layer: HistoryLayer;
}

const everybody = { value: '', label: 'Everybody' };
const shares = [1, 5, 10, 25, 50].map((percent) => ({
  value: String(percent),
  label: `${percent} % of the visitors, as a canary`,
}));

/** Without a live version there is nothing that the others would get. */
const optionsOf = ({ live }: Props['release']) => (live ? [...shares, everybody] : [everybody]);

const consequenceOf = ({ canary, live }: Props['release']): string =>
  [
    live ? 'Open pages keep their version.' : 'It is the first release of this area.',
    canary && `The canary ${shortVersion(canary.version)} ends.`,
  ]
    .filter(Boolean)
    .join(' ');

export function PublishDialog({ release, version, layer }: Props) {
  const { project, live } = release;
  const showToast = useToast();
  const [share, setShare] = useState(live ? '10' : '');
  const change = useReleaseChange(
    (api, canary: number | null) =>
      api(publishRelease, {
        params: { project },
        body: { version, seen: live?.version ?? null, canary },
      }),
    () => {
      showToast({
        type: 'success',
        title: share === '' ? 'Published' : 'Canary Started',
        description: `${share === '' ? 'Everybody gets' : `${share} % of the visitors get`} ${shortVersion(version)} of ${project} now.`,
      });
      layer.close();
    },
  );
  return (
    <FormDialog
      layer={layer}
      size="sm"
      title={`Publish ${shortVersion(version)} of ${project}?`}
      description={consequenceOf(release)}
      submitLabel="Publish"
      busyLabel="Publishing..."
      busy={change.isPending}
      failureTitle="The build was not published"
      failure={change.error?.message}
      onSubmit={() => change.mutate(share === '' ? null : Number(share))}
    >
      <SelectField
        label="Who gets it?"
        options={optionsOf(release)}
        value={share}
        onValueChange={setShare}
      />
    </FormDialog>
  );
}
