import {
  googleCalendarUrl,
  urlOf,
  type getSharedCalendar,
  type SharedRegistry,
} from '@gift-registry/bff-contract';
import { TextLink } from '@gift-registry/design-system/text-link';
import { registryPath } from '../platform/gift-paths.ts';
import { useScriptsRun } from '../platform/scripts.tsx';
import styles from './calendar-links.module.css';

const path: (typeof getSharedCalendar)['path'] = '/api/shared/:shareCode/calendar';

interface Props {
  readonly shareCode: string;
  readonly registry: Pick<SharedRegistry, 'registryName' | 'eventDate'>;
}

/** The day of the event for the guest's calendar. The link to Google needs the page's own address, so it comes with scripts. */
export function CalendarLinks({ shareCode, registry }: Props) {
  const scriptsRun = useScriptsRun();
  return (
    <span className={styles.links}>
      <TextLink href={urlOf(path, { params: { shareCode } })}>Add to calendar</TextLink>
      {scriptsRun && (
        <TextLink
          external
          href={googleCalendarUrl({
            ...registry,
            link: new URL(registryPath(shareCode), window.location.href).href,
          })}
        >
          Add to Google Calendar
        </TextLink>
      )}
    </span>
  );
}
