import {
  type RegistrySection,
  sectionName,
  type ApiError,
  renameSection,
  section,
} from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { TextField } from '@gift-registry/design-system/text-field';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useApi } from '../../../api.ts';
import { useRereadAfterLast } from '../../../features/items/use-item-mutation.ts';
import { itemMutationKey } from '../../../features/registries/registry-queries.ts';
import styles from './section-header.module.css';

function useRenameSection(onRenamed: () => void) {
  const api = useApi();
  const { reread } = useRereadAfterLast();
  const mutation = useMutation<RegistrySection, ApiError, RegistrySection>({
    mutationKey: itemMutationKey,
    scope: { id: 'item-change' },
    mutationFn: ({ id, name, nameVersion }) =>
      api(renameSection, { params: { sectionId: id }, body: { name, nameVersion } }),
    onSettled: reread,
  });
  const { error } = mutation;
  const saved = error?.code === 'stale' ? section.safeParse(error.current).data : undefined;
  return {
    rename: (renamed: RegistrySection) =>
      mutation.mutate(
        { ...renamed, ...(saved && { nameVersion: saved.nameVersion }) },
        { onSuccess: onRenamed },
      ),
    isPending: mutation.isPending,
    saved,
    failure: saved ? undefined : error?.message,
    clearFailure: () => {
      if (!saved) mutation.reset();
    },
  };
}

interface Props {
  readonly section: RegistrySection;
  readonly onClose: () => void;
}

export function SectionNameForm({ section, onClose }: Props) {
  // Live updates of the section leave the form as it was opened.
  const [{ id, name, nameVersion }] = useState(section);
  const [typed, setTyped] = useState(name);
  const [invalid, setInvalid] = useState<string>();
  const { rename, isPending, saved, failure, clearFailure } = useRenameSection(onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = sectionName.safeParse(typed);
    setInvalid(checked.error?.issues[0]?.message);
    if (!checked.success) return;
    if (checked.data === name && !saved) onClose();
    else rename({ id, name: checked.data, nameVersion });
  };
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      {saved && (
        <Alert
          type="warning"
          title="This name was changed on another device"
          className={styles.notice}
        >
          It reads: “{saved.name}” Save name stores yours.
        </Alert>
      )}
      <TextField
        label={`New name of ${name}`}
        hideLabel
        autoFocus
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setInvalid(undefined);
          clearFailure();
        }}
        error={invalid ?? failure}
        className={styles.field}
      />
      <Button type="submit" busy={isPending} busyLabel="Saving...">
        Save name
      </Button>
      <Button variant="quiet" onClick={onClose}>
        Cancel
      </Button>
    </form>
  );
}
