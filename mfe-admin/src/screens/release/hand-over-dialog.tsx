import { handOverPrefix } from '@gift-registry/bff-contract';
import { FormDialog } from '@gift-registry/design-system/form-dialog';
import { SelectField } from '@gift-registry/design-system/select-field';
import { useToast, type HistoryLayer } from '@gift-registry/shell-contract';
import { useReleaseChange } from '../../features/releases/use-releases.ts';

type HandOverDialogProps = {
  prefix: string;
  from: string;
  others: readonly string[];
  layer: HistoryLayer;
};

export function HandOverDialog({ prefix, from, others, layer }: HandOverDialogProps) {
  const showToast = useToast();
  const change = useReleaseChange(
    (api, project: string) => api(handOverPrefix, { params: { project }, body: { prefix } }),
    ({ project }) => {
      showToast({
        type: 'success',
        title: 'Path Handed Over',
        description: `${prefix} belongs to ${project} now.`,
      });
      layer.close();
    },
  );
  return (
    <FormDialog
      layer={layer}
      size="sm"
      title={`Hand over ${prefix}?`}
      description={`What is live stays live. The next release of ${from} can have no page there.`}
      danger
      submitLabel="Hand over"
      busyLabel="Handing over..."
      busy={change.isPending}
      failureTitle="The path was not handed over"
      failure={change.error?.message}
      onSubmit={({ currentTarget }) =>
        change.mutate(String(new FormData(currentTarget).get('project')))
      }
    >
      <SelectField label="To" name="project" options={others.map((value) => ({ value }))} />
    </FormDialog>
  );
}
