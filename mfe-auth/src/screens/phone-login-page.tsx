import { useNavigation } from '@gift-registry/shell-contract';
import { useEffect } from 'react';

/** There is no sign-in by phone; old links lead to the login. */
export default function PhoneLoginPage() {
  const { navigate } = useNavigation();
  useEffect(() => navigate('/email-login', { replace: true }), [navigate]);
  return null;
}
