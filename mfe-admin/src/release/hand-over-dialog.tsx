import { handOverPrefix } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Dialog } from '@gift-registry/design-system/dialog';
import { Stack } from '@gift-registry/design-system/layout';
import { SelectField } from '@gift-registry/design-system/select-field';
import { useToast, type HistoryLayer } from '@gift-registry/shell-contract';
import { useId, type FormEvent } from 'react';
import { useReleaseChange } from '../team-releases/use-release-change.ts';

type HandOverDialogProps = {
  prefix: string;
  from: string;
  others: readonly string[];
  layer: HistoryLayer;
};

export function HandOverDialog({ prefix, from, others, layer }: HandOverDialogProps) {
  const formId = useId();
  const showToast = useToast();
  const { change, question } = useReleaseChange(
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
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    change.mutate(String(new FormData(event.currentTarget).get('project')));
  };
  return (
    <Dialog
      layer={layer}
      size="sm"
      title={`Hand over ${prefix}?`}
      description={`What is live stays live. The next release of ${from} can have no page there.`}
      footer={
        <>
          <Button onClick={layer.close}>Cancel</Button>
          <Button
            variant="danger"
            type="submit"
            form={formId}
            busy={change.isPending}
            busyLabel="Handing over..."
          >
            Hand over
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {change.error && (
          <Alert type="error" title="The path was not handed over">
            {change.error.message}
          </Alert>
        )}
        <form id={formId} onSubmit={submit}>
          <SelectField label="To" name="project" options={others.map((value) => ({ value }))} />
        </form>
      </Stack>
      {question}
    </Dialog>
  );
}
