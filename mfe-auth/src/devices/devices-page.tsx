import { useNavigation } from '@gift-registry/shell-contract';
import { useEffect } from 'react';

/** The devices are a part of the account page. */
export default function DevicesPage() {
  const { navigate } = useNavigation();
  useEffect(() => navigate('/account#devices', { replace: true }), [navigate]);
  return null;
}
