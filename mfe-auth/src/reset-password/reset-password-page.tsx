import { useNavigation } from '@gift-registry/shell-contract';
import { useEffect, useState } from 'react';
import { NewPasswordForm } from './new-password-form.tsx';
import { readRecoveryLink } from './recovery-link.ts';
import { RequestForm } from './request-form.tsx';

/** Asks for a link, or with one, for the new password. The link leaves the address bar at once. */
export default function ResetPasswordPage() {
  const { location, replaceQuery } = useNavigation();
  const [arrival, setArrival] = useState(() => readRecoveryLink(location.search));
  useEffect(() => {
    if (location.search) replaceQuery(new URLSearchParams());
  }, [location.search, replaceQuery]);

  if (arrival && 'accessToken' in arrival)
    return <NewPasswordForm link={arrival} onNewLink={() => setArrival(undefined)} />;
  return <RequestForm problem={arrival?.problem} />;
}
