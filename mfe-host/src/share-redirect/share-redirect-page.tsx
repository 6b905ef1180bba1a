import { useNavigation, usePathParams } from '@gift-registry/shell-contract';
import { useEffect } from 'react';

/** Redirects old share addresses to the share screen, or to the dashboard when they name no registry. */
export default function ShareRedirectPage() {
  const { navigate } = useNavigation();
  const { registryId } = usePathParams();
  useEffect(() => {
    navigate(registryId ? `/registry/share/${registryId}` : '/host', { replace: true });
  }, [navigate, registryId]);
  return null;
}
