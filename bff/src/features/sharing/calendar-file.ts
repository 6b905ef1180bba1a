import { addDays } from '@gift-registry/bff-contract';
export interface CalendarDay {
  readonly registryId: string;
  readonly registryName: string;
  /** YYYY-MM-DD */
  readonly eventDate: string;
  readonly link: string;
}

const WEEK_SECONDS = 7 * 86_400;

export async function calendarFile(
  { registryId, registryName, eventDate, link }: CalendarDay,
  brand: string,
): Promise<string> {
  // Loaded when it is first needed, which saves memory before that.
  const { default: ical, ICalAlarmType } = await import('ical-generator');
  const calendar = ical({ prodId: { company: brand, product: 'Gift registry', language: 'EN' } });
  const event = calendar.createEvent({
    id: `${registryId}@${new URL(link).hostname}`,
    start: new Date(eventDate),
    end: new Date(addDays(eventDate, 1)),
    allDay: true,
    summary: registryName,
    description: `The gift registry: ${link}`,
    url: link,
  });
  event.createAlarm({ type: ICalAlarmType.display, trigger: WEEK_SECONDS });
  return calendar.toString();
}
