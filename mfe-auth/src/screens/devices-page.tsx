import { useNavigation } from '@gift-registry/shell-contract';
import { useEffect } from 'react';

export default function DevicesPage() {
  const { navigate } = useNavigation();
  useEffect(() => navigate('/account#devices', { replace: true }), [navigate]);
  return null;
}
