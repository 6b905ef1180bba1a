import { useState } from 'react';
import { resetEmail } from './reset-email.ts';

/** Names the account to password managers, so that they update its password instead of saving a second one. */
export function PasswordManagerUsername() {
  const [email] = useState(() => resetEmail.read());
  if (email === undefined) return null;
  return <input type="email" autoComplete="username" value={email} readOnly hidden />;
}
