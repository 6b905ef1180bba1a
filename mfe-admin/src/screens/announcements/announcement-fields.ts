import {
  announcementForm,
  formProblems,
  localDateTime,
  type AnnouncementForm,
  type AnnouncementRow,
  type FormProblems,
} from '@gift-registry/bff-contract';

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
export type TypedAnnouncement = Readonly<Record<Field, string>>;

export const noProblems = formProblems(undefined, announcementFields);

const DAY_MS = 86_400_000;

export const emptyAnnouncement = (now: Date): TypedAnnouncement => ({
  ...{ audience: 'everybody', kind: 'news', text: '', linkLabel: '', linkUrl: '' },
  startsAt: localDateTime(now),
  endsAt: localDateTime(new Date(now.getTime() + DAY_MS)),
});

export const typedAnnouncement = (row: AnnouncementRow): TypedAnnouncement => ({
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

export function readAnnouncementForm(typed: TypedAnnouncement): ReadAnnouncement {
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
