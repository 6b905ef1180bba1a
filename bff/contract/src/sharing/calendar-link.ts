import { addDays } from '../formats/calendar-days.ts';

interface CalendarDay {
  readonly registryName: string;
  /** YYYY-MM-DD */
  readonly eventDate: string;
  readonly link: string;
}

const compact = (day: string): string => day.replaceAll('-', '');

export const googleCalendarUrl = ({ registryName, eventDate, link }: CalendarDay): string =>
  `https://calendar.google.com/calendar/render?${new URLSearchParams({
    action: 'TEMPLATE',
    text: registryName,
    dates: `${compact(eventDate)}/${compact(addDays(eventDate, 1))}`,
    details: link,
  })}`;
