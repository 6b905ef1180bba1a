import { useNavigation, useToast, withReturnTo } from '@gift-registry/shell-contract';
import { keepGiftInHand, type GiftInHand } from './gift-in-hand.ts';

/** The gift is kept for the return: null is the gift of another website; nothing is kept without one. */
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
