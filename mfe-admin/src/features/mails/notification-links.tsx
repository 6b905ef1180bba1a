import { Link, useNavigation } from '@gift-registry/shell-contract';
import styles from './notification-links.module.css';

const lists = [
  { path: '/admin/notifications', name: 'Mails' },
  { path: '/admin/notifications/templates', name: 'Templates' },
  { path: '/admin/notifications/announcements', name: 'Announcements' },
  { path: '/admin/notifications/queues', name: 'Queues' },
];

export function NotificationLinks() {
  const { pathname } = useNavigation().location;
  return (
    <nav aria-label="Notifications">
      <ul className={styles.links}>
        {lists.map(({ path, name }) => (
          <li key={path}>
            <Link
              to={path}
              className={styles.link}
              aria-current={pathname === path ? 'page' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
