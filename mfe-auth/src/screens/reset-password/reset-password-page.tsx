import { useNavigation } from '@gift-registry/shell-contract';
import { useEffect, useState } from 'react';
import { useStepFocus } from '../../features/accounts/use-step-focus.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { readRecoveryLink } from './recovery-link.ts';
import { RequestForm } from './request-form.tsx';

export default function ResetPasswordPage() {
  const { location, replaceQuery } = useNavigation();
  const [link, setLink] = useState(() => readRecoveryLink(location.search));
  const step = useStepFocus(link);
  useEffect(() => {
    if (location.search) replaceQuery(new URLSearchParams());
  }, [location.search, replaceQuery]);

  return (
    <div ref={step}>
      {link && 'accessToken' in link ? (
        <NewPasswordForm link={link} onNewLink={() => setLink(undefined)} />
      ) : (
        <RequestForm problem={link?.problem} />
      )}
    </div>
  );
}
