import { createDeployToken, formProblems } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { CopyField } from '@gift-registry/design-system/copy-field';
import { Dialog } from '@gift-registry/design-system/dialog';
import { Stack } from '@gift-registry/design-system/layout';
import { SelectField } from '@gift-registry/design-system/select-field';
import { TextField } from '@gift-registry/design-system/text-field';
import { useDraft, type HistoryLayer } from '@gift-registry/shell-contract';
import { useId, useState, type FormEvent } from 'react';
import { useReleaseChange } from '../../features/releases/use-releases.ts';

type NewTokenDialogProps = { projects: readonly string[]; layer: HistoryLayer };

const noProblems = formProblems(undefined, ['project', 'label']);

const valuesOf = (form: HTMLFormElement) => {
  const typed = new FormData(form);
  const textOf = (name: string) => {
    const value = typed.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { project: textOf('project'), label: textOf('label') };
};

export function NewTokenDialog({ projects, layer }: NewTokenDialogProps) {
  const formId = useId();
  const draft = useDraft('new-token', { project: '', label: '' });
  const [secret, setSecret] = useState<string>();
  const change = useReleaseChange(
    (api, body: { project: string; label: string }) => api(createDeployToken, { body }),
    (reply) => {
      draft.forget();
      setSecret(reply.secret);
    },
  );
  const [problems, setProblems] = useState(noProblems);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = Object.fromEntries(new FormData(event.currentTarget));
    const parsed = createDeployToken.body.safeParse({ project: '', ...form });
    setProblems(formProblems(parsed.error, ['project', 'label']));
    if (parsed.success) change.mutate(parsed.data);
  };

  return (
    <Dialog
      layer={layer}
      title={secret ? 'Copy the token now' : 'New deploy token'}
      description={
        secret
          ? 'It is shown only once. Store it as DEPLOY_TOKEN where the team publishes.'
          : 'It may publish, promote and roll back one area, and nothing else.'
      }
      footer={
        secret ? (
          <Button variant="primary" onClick={layer.close}>
            Done
          </Button>
        ) : (
          <>
            <Button onClick={layer.close}>Cancel</Button>
            <Button
              variant="primary"
              type="submit"
              form={formId}
              busy={change.isPending}
              busyLabel="Making it..."
            >
              Make the token
            </Button>
          </>
        )
      }
    >
      {secret ? (
        <CopyField label="Deploy token" value={secret} />
      ) : (
        <form
          id={formId}
          noValidate
          onSubmit={submit}
          onChange={({ currentTarget }) => draft.keep(valuesOf(currentTarget))}
        >
          <Stack gap={4}>
            <SelectField
              label="Area"
              placeholder="Choose an area"
              options={projects.map((value) => ({ value }))}
              name="project"
              defaultValue={draft.values.project}
              error={problems.fields.project}
            />
            <TextField
              label="Used by"
              hint="Such as: CI of the guest team"
              autoComplete="off"
              name="label"
              defaultValue={draft.values.label}
              error={problems.fields.label}
            />
            {(problems.form ?? change.error) && (
              <Alert type="error" title="The token was not made">
                {problems.form ?? change.error?.message}
              </Alert>
            )}
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
