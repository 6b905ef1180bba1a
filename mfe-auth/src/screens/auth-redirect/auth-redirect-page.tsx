import { homePath } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Stack } from '@gift-registry/design-system/layout';
import { Spinner } from '@gift-registry/design-system/spinner';
import { useNavigation, useToast, useSession } from '@gift-registry/shell-contract';
import { useEffect, useRef } from 'react';
import { takeReturnTo } from '../../features/accounts/return-to-storage.ts';
import styles from './auth-redirect-page.module.css';
import { redirectText } from './redirect-text.ts';

export default function AuthRedirectPage() {
  const { state, refresh } = useSession();
  const showToast = useToast();
  const { navigate } = useNavigation();
  const redirected = useRef(false);

  useEffect(() => {
    if (redirected.current || state.status === 'loading' || state.status === 'failed') return;
    redirected.current = true;
    if (!state.user) return navigate('/email-login', { replace: true });
    showToast({ type: 'success', title: 'Welcome! Successfully logged in' });
    navigate(takeReturnTo() ?? homePath(state.user), { replace: true });
  }, [state, showToast, navigate]);

  if (state.status === 'failed')
    return (
      <Stack className={styles.page}>
        <h1 className={styles.text}>We couldn’t load your profile</h1>
        <Alert type="error" action={<Button onClick={() => void refresh()}>Retry</Button>}>
          You are not signed out. Please check your connection and try again.
        </Alert>
      </Stack>
    );

  const text = redirectText(state);
  return (
    <Stack className={styles.page}>
      <div role="status">
        <h1 className={styles.text}>{text}</h1>
      </div>
      <Spinner size="lg" label={text} />
    </Stack>
  );
}
