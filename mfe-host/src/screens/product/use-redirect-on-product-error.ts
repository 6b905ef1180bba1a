import { ApiError } from '@gift-registry/bff-contract';
import { useNavigation, useToast } from '@gift-registry/shell-contract';
import { useEffect } from 'react';

export function useRedirectOnProductError(error: Error | null, catalogue: string): void {
  const showToast = useToast();
  const { navigate } = useNavigation();
  useEffect(() => {
    if (!error) return;
    const missing = error instanceof ApiError && error.status === 404;
    showToast(
      missing
        ? { type: 'error', title: 'Product not found' }
        : { type: 'error', title: 'Failed to load product details', description: error.message },
    );
    navigate(catalogue, { replace: true });
  }, [error, catalogue, showToast, navigate]);
}
