import { useNavigation, useToast, withReturnTo } from '@gift-registry/shell-contract';
import { keepGiftInHand, type GiftInHand } from './gift-in-hand.ts';

/**
 * Says in a toast that an account is needed, and leads to the login, which returns to this page. The gift to add is
 * kept for the return: null stands for the gift of another website, and nothing is kept without one.
 */
export function useAskToSignIn(): (reason: string, gift?: GiftInHand['product']) => void {
  const showToast = useToast();
  const { location, navigate } = useNavigation();
  return (reason, gift) => {
    const page = location.pathname + location.search;
    if (gift !== undefined) keepGiftInHand(page, gift);
    showToast({
      type: 'error',
      title: 'Authentication Required',
      description: reason,
      // Stays until the success of the login dismisses it.
      duration: 0,
    });
    navigate(withReturnTo('/email-login', page));
  };
}
