import { CloseIcon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { MeaningIcon } from '../alert/meaning-icon.tsx';
import { Link, type LinkComponent } from '../link/link.tsx';
import styles from './announcement-bar.module.css';

const meanings = { news: 'info', warning: 'warning', problem: 'error' } as const;
const labels = { news: 'Announcement', warning: 'Warning', problem: 'Problem' } as const;

type AnnouncementBarProps = {
  /** `news` (default), `warning` of what comes, or `problem` that is there. */
  kind?: keyof typeof meanings | undefined;
  /** The announcement, which is short. */
  children: string;
  /** One link after the text. Default none. */
  link?: { readonly label: string; readonly url: string } | null | undefined;
  /** Called by the close button. Default none: it has no close button. */
  onDismiss?: (() => void) | undefined;
  /** Renders a link to a page of the site. Default a plain anchor. */
  linkComponent?: LinkComponent | undefined;
};

/** A message on all pages, below the header. */
export function AnnouncementBar({
  kind = 'news',
  children,
  link,
  onDismiss,
  linkComponent,
}: AnnouncementBarProps) {
  const inner = link?.url.startsWith('/');
  return (
    <aside className={styles.bar} data-kind={kind} aria-label={labels[kind]}>
      <MeaningIcon type={meanings[kind]} className={styles.icon} />
      <p className={styles.text}>
        {children}{' '}
        {link && (
          <Link
            href={link.url}
            linkComponent={inner ? linkComponent : undefined}
            className={styles.link}
          >
            {link.label}
          </Link>
        )}
      </p>
      {onDismiss && (
        <IconButton label="Dismiss the announcement" onClick={onDismiss} className={styles.close}>
          <CloseIcon />
        </IconButton>
      )}
    </aside>
  );
}
