import { useNavigation, usePathParams, useToast } from '@gift-registry/shell-contract';
import { useEffect } from 'react';

export default function ShareRedirectPage() {
  const { navigate } = useNavigation();
  const showToast = useToast();
  const { registryId } = usePathParams();
  useEffect(() => {
    if (!registryId) showToast({ type: 'error', title: 'No registry selected.' });
    navigate(registryId ? `/registry/share/${registryId}` : '/host', { replace: true });
  }, [navigate, registryId, showToast]);
  return null;
}
