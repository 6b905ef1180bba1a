import {
  announce,
  announcementAudiences,
  announcementKinds,
  announcements,
  changeAnnouncement,
  queryKeyOf,
  type AnnouncementForm,
  type AnnouncementRow,
  type ApiError,
} from '@gift-registry/bff-contract';
import { AnnouncementBar } from '@gift-registry/design-system/announcement-bar';
import { FormDialog } from '@gift-registry/design-system/form-dialog';
import { SelectField } from '@gift-registry/design-system/select-field';
import { TextArea } from '@gift-registry/design-system/text-area';
import { TextField } from '@gift-registry/design-system/text-field';
import { useToast, type HistoryLayer } from '@gift-registry/shell-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api.ts';
import { useTypedDraft } from '../../features/team/use-typed-draft.ts';
import {
  emptyAnnouncement,
  noProblems,
  readAnnouncementForm,
  typedAnnouncement,
  type TypedAnnouncement,
} from './announcement-fields.ts';
import { audienceWords, kindWords } from './announcement-words.ts';

interface Props {
  readonly layer: HistoryLayer;
  /** The one to change. Default a new one. */
  readonly changed?: AnnouncementRow | undefined;
}

const audiences = announcementAudiences.map((value) => ({ value, label: audienceWords[value] }));
const kinds = announcementKinds.map((value) => ({ value, label: kindWords[value] }));
const kindOf = (typed: string) => announcementKinds.find((kind) => kind === typed);

function useSave(changed: AnnouncementRow | undefined, onSaved: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation<AnnouncementRow, ApiError, AnnouncementForm>({
    mutationFn: (body) =>
      changed
        ? api(changeAnnouncement, {
            params: { announcementId: changed.id },
            body: { ...body, version: changed.version },
          })
        : api(announce, { body }),
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: queryKeyOf(announcements.list) });
      onSaved();
    },
  });
}

export function AnnouncementDialog({ layer, changed }: Props) {
  const showToast = useToast();
  const [initial] = useState(() =>
    changed ? typedAnnouncement(changed) : emptyAnnouncement(new Date()),
  );
  const { typed, type, forget } = useTypedDraft(`announcement:${changed?.id ?? 'new'}`, initial);
  const [problems, setProblems] = useState(noProblems);
  const save = useSave(changed, () => {
    forget();
    layer.close();
    showToast({
      type: 'success',
      title: changed ? 'The announcement is changed' : 'The announcement is planned',
    });
  });
  const field = (name: keyof TypedAnnouncement) => ({
    value: typed[name],
    error: problems.fields[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      type({ [name]: target.value }),
  });
  return (
    <FormDialog
      layer={layer}
      title={changed ? 'Change the announcement' : 'Announce something'}
      submitLabel={changed ? 'Save' : 'Announce'}
      busyLabel="Saving..."
      busy={save.isPending}
      failureTitle="The announcement was not saved"
      failure={problems.form ?? save.error?.message}
      onSubmit={() => {
        const read = readAnnouncementForm(typed);
        setProblems(read.problems);
        if (read.form) save.mutate(read.form);
      }}
    >
      <section aria-label="Preview">
        <AnnouncementBar
          kind={kindOf(typed.kind)}
          link={typed.linkLabel.trim() ? { label: typed.linkLabel, url: '#preview' } : undefined}
          onDismiss={() => undefined}
        >
          {typed.text.trim() || 'Your announcement'}
        </AnnouncementBar>
      </section>
      <TextArea label="Text" rows={2} limit={300} {...field('text')} />
      <SelectField label="For" options={audiences} {...field('audience')} />
      <SelectField label="Kind" options={kinds} {...field('kind')} />
      <TextField label="Starts" type="datetime-local" {...field('startsAt')} />
      <TextField label="Ends" type="datetime-local" {...field('endsAt')} />
      <TextField label="Link text (optional)" autoComplete="off" {...field('linkLabel')} />
      <TextField
        label="Link address (optional)"
        hint="/faq for a page of ours, https:// for another"
        autoComplete="off"
        {...field('linkUrl')}
      />
    </FormDialog>
  );
}
