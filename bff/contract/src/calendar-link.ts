interface CalendarDay {
  readonly registryName: string;
  /** YYYY-MM-DD */
  readonly eventDate: string;
  readonly link: string;
}

const compact = (day: string): string => day.replaceAll('-', '');

function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

/** Opens Google Calendar with the day of the event as a whole day, in every time zone. */
export const googleCalendarUrl = ({ registryName, eventDate, link }: CalendarDay): string =>
  `https://calendar.google.com/calendar/render?${new URLSearchParams({
    action: 'TEMPLATE',
    text: registryName,
    dates: `${compact(eventDate)}/${compact(dayAfter(eventDate))}`,
    details: link,
  })}`;
