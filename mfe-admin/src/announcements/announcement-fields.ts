import {
  announcementForm,
  localDateTime,
  type AnnouncementForm,
  type AnnouncementRow,
} from '@gift-registry/bff-contract';

/** As they are typed: times in the zone of the browser, as `datetime-local` writes them. */
export type TypedAnnouncement = Readonly<
  Record<'audience' | 'kind' | 'text' | 'linkLabel' | 'linkUrl' | 'startsAt' | 'endsAt', string>
>;

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
  readonly problems: Readonly<Record<string, string>>;
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
  const problems = Object.fromEntries(
    (parsed.error?.issues ?? []).map(({ path, message, code }) => {
      const field = fieldOf(path);
      return [
        field,
        isTime(field) && code !== 'custom' ? 'Please choose a day and a time' : message,
      ];
    }),
  );
  return { form: parsed.data, problems };
}
