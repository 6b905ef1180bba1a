import { useNavigation } from '@gift-registry/shell-contract';
import { useEffect } from 'react';

export default function AdminIndexPage() {
  const { navigate } = useNavigation();
  useEffect(() => navigate('/admin/overview', { replace: true }), [navigate]);
  return null;
}
