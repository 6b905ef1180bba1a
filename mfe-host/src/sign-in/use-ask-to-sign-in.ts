import { useNavigation, useToast, withReturnTo } from '@gift-registry/shell-contract';

/** Says in a toast that an account is needed, and leads to the login, which returns to this page. */
export function useAskToSignIn(): (reason: string) => void {
  const showToast = useToast();
  const { location, navigate } = useNavigation();
  return (reason) => {
    showToast({ type: 'error', title: 'Authentication Required', description: reason });
    navigate(withReturnTo('/email-login', location.pathname + location.search));
  };
}
