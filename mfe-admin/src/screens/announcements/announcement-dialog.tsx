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
  announcementForm,
  formProblems,
  localDateTime,
  type FormProblems,
  endAnnouncement,
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
import { ConfirmDialog } from '@gift-registry/design-system/confirm-dialog';

export const audienceWords: Readonly<Record<AnnouncementForm['audience'], string>> = {
  everybody: 'Everybody',
  hosts: 'Hosts',
  guests: 'Guests',
};

export const kindWords: Readonly<Record<AnnouncementForm['kind'], string>> = {
  news: 'News',
  warning: 'Warning of what comes',
  problem: 'Problem that is there',
};

interface EndAnnouncementDialogProps {
  readonly announcement: AnnouncementRow;
  readonly layer: HistoryLayer;
}

export function EndAnnouncementDialog({ announcement, layer }: EndAnnouncementDialogProps) {
  const api = useApi();
  const queries = useQueryClient();
  const showToast = useToast();
  const end = useMutation({
    mutationFn: () =>
      api(endAnnouncement, { params: { announcementId: announcement.id }, body: {} }),
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: queryKeyOf(announcements.list) });
      layer.close();
      showToast({ type: 'success', title: 'The announcement has ended' });
    },
  });
  return (
    <ConfirmDialog
      layer={layer}
      title="End this announcement?"
      description={`“${announcement.text}” leaves all open pages within seconds.`}
      confirmLabel="End it"
      busyLabel="Ending..."
      danger
      busy={end.isPending}
      failure={end.error?.message}
      failureTitle="The announcement has not ended"
      onConfirm={() => end.mutate()}
    />
  );
}

/** As they are typed: times in the zone of the browser, as `datetime-local` writes them. */
const announcementFields = [
  'audience',
  'kind',
  'text',
  'linkLabel',
  'linkUrl',
  'startsAt',
  'endsAt',
] as const;
type Field = (typeof announcementFields)[number];
type TypedAnnouncement = Readonly<Record<Field, string>>;

const noProblems = formProblems(undefined, announcementFields);

const DAY_MS = 86_400_000;

const emptyAnnouncement = (now: Date): TypedAnnouncement => ({
  ...{ audience: 'everybody', kind: 'news', text: '', linkLabel: '', linkUrl: '' },
  startsAt: localDateTime(now),
  endsAt: localDateTime(new Date(now.getTime() + DAY_MS)),
});

const typedAnnouncement = (row: AnnouncementRow): TypedAnnouncement => ({
  audience: row.audience,
  kind: row.kind,
  text: row.text,
  linkLabel: row.link?.label ?? '',
  linkUrl: row.link?.url ?? '',
  startsAt: localDateTime(new Date(row.startsAt)),
  endsAt: localDateTime(new Date(row.endsAt)),
});

const instantOf = (local: string): string => {
  const time = Date.parse(local);
  return Number.isNaN(time) ? '' : new Date(time).toISOString();
};

interface ReadAnnouncement {
  readonly form: AnnouncementForm | undefined;
  readonly problems: FormProblems<Field>;
}

const fieldOf = ([name, part]: readonly PropertyKey[]): string =>
  name === 'link' ? (part === 'url' ? 'linkUrl' : 'linkLabel') : String(name);

const isTime = (field: string): boolean => field === 'startsAt' || field === 'endsAt';

function readAnnouncementForm(typed: TypedAnnouncement): ReadAnnouncement {
  const { linkLabel, linkUrl, audience, kind, text } = typed;
  const parsed = announcementForm.safeParse({
    ...{ audience, kind, text },
    link: linkLabel.trim() || linkUrl.trim() ? { label: linkLabel, url: linkUrl } : null,
    startsAt: instantOf(typed.startsAt),
    endsAt: instantOf(typed.endsAt),
  });
  const issues = (parsed.error?.issues ?? []).map(({ path, message, code }) => {
    const field = fieldOf(path);
    const isNoTime = isTime(field) && code !== 'custom';
    return { code, path: [field], message: isNoTime ? 'Please choose a day and a time' : message };
  });
  return { form: parsed.data, problems: formProblems({ issues }, announcementFields) };
}

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
