import { classNames } from '../class-names.ts';
import { ExternalIcon } from '../icon/icon.tsx';
import { Link, type LinkProps } from '../link/link.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './text-link.module.css';

type TextLinkProps = LinkProps &
  (Internal | External) & {
    /** `inline` (default) is underlined within text; `standalone` has a 44px target. */
    variant?: 'inline' | 'standalone' | undefined;
  };

type Internal = { external?: false | undefined };

type External = {
  /** Opens a new tab, says so, and hides the referrer. Default false. */
  external: true;
  linkComponent?: undefined;
};

/** A link in or beside text. */
export function TextLink({
  external = false,
  variant = 'inline',
  className,
  children,
  ...link
}: TextLinkProps) {
  const newTab = external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <Link
      {...newTab}
      {...link}
      className={classNames(styles.link, variant === 'standalone' && styles.standalone, className)}
    >
      {children}
      {external && (
        <>
          <ExternalIcon className={styles.icon} />
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </>
      )}
    </Link>
  );
}
