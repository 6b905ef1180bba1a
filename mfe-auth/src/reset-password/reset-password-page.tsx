import { useNavigation } from '@gift-registry/shell-contract';
import { useEffect, useState } from 'react';
import { useStepFocus } from '../form/use-step-focus.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { readRecoveryLink } from './recovery-link.ts';
import { RequestForm } from './request-form.tsx';

/** Asks for a link, or with one, for the new password. The link leaves the address bar at once. */
export default function ResetPasswordPage() {
  const { location, replaceQuery } = useNavigation();
  const [arrival, setArrival] = useState(() => readRecoveryLink(location.search));
  const step = useStepFocus(arrival);
  useEffect(() => {
    if (location.search) replaceQuery(new URLSearchParams());
  }, [location.search, replaceQuery]);

  return (
    <div ref={step}>
      {arrival && 'accessToken' in arrival ? (
        <NewPasswordForm link={arrival} onNewLink={() => setArrival(undefined)} />
      ) : (
        <RequestForm problem={arrival?.problem} />
      )}
    </div>
  );
}
