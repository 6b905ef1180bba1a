import { useToast, type Toast } from '@gift-registry/shell-contract';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { PageLoading } from './page-loading.tsx';

type RedirectProps = { to: string; toast: Toast | undefined };

export function Redirect({ to, toast }: RedirectProps) {
  const navigate = useNavigate();
  const showToast = useToast();
  useEffect(() => {
    if (toast) showToast(toast);
    void navigate(to, { replace: true });
  }, [navigate, showToast, to, toast]);
  return <PageLoading />;
}
