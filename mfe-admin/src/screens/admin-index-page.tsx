import { homePath } from '@gift-registry/bff-contract';
import { useNavigation } from '@gift-registry/shell-contract';
import { useEffect } from 'react';

export default function AdminIndexPage() {
  const { navigate } = useNavigation();
  useEffect(() => navigate(homePath({ role: 'admin' }), { replace: true }), [navigate]);
  return null;
}
