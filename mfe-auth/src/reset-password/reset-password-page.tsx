import { useNavigation } from '@gift-registry/shell-contract';
import { useEffect, useState } from 'react';
import { readRecoveryLink } from './recovery-link.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { RequestForm } from './request-form.tsx';

/** Asks for a link, or with one, for the new password. The link leaves the address bar at once. */
export default function ResetPasswordPage() {
  const { location, replaceQuery } = useNavigation();
  const [link] = useState(() => readRecoveryLink(location.search));
  useEffect(() => {
    if (link && location.search) replaceQuery(new URLSearchParams());
  }, [link, location.search, replaceQuery]);
  return link ? <NewPasswordForm link={link} /> : <RequestForm />;
}
