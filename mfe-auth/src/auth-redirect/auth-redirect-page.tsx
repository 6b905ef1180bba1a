import { Stack } from '@gift-registry/design-system/layout';
import { Spinner } from '@gift-registry/design-system/spinner';
import { useNavigation, useNotify, useSession } from '@gift-registry/shell-contract';
import { useEffect, useRef } from 'react';
import { landingPath } from '../landing/landing-path.ts';
import styles from './auth-redirect-page.module.css';

/** The return from Google: tells what happens, and redirects once. */
export default function AuthRedirectPage() {
  const { state } = useSession();
  const notify = useNotify();
  const { navigate } = useNavigation();
  const redirected = useRef(false);

  useEffect(() => {
    if (redirected.current || state.status === 'loading') return;
    redirected.current = true;
    if (state.user) {
      notify({ type: 'success', title: 'Welcome! Successfully logged in' });
      navigate(landingPath(state.user), { replace: true });
    } else navigate('/email-login', { replace: true });
  }, [state, notify, navigate]);

  const text =
    state.status === 'loading'
      ? 'Loading your profile...'
      : !state.user
        ? 'Redirecting to login...'
        : state.user.role === 'admin'
          ? 'Setting up admin dashboard...'
          : 'Setting up your dashboard...';

  return (
    <Stack className={styles.page}>
      <h1 className={styles.text} role="status">
        {text}
      </h1>
      <Spinner size="lg" label={text} />
    </Stack>
  );
}
