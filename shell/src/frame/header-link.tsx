import { Link, useNavigation } from '@gift-registry/shell-contract';
import styles from './header-link.module.css';

type HeaderLinkProps = { to: string; children: string };

export function HeaderLink({ to, children }: HeaderLinkProps) {
  const { pathname } = useNavigation().location;
  const current = pathname === to || (to !== '/' && pathname.startsWith(`${to}/`));
  return (
    <Link to={to} className={styles.link} {...(current ? { 'aria-current': 'page' } : {})}>
      {children}
    </Link>
  );
}
