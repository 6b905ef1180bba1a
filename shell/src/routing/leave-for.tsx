import { useToast, type Toast } from '@gift-registry/shell-contract';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { PageLoading } from './page-loading.tsx';

type LeaveForProps = { to: string; toast: Toast | undefined };

/** Leads on to another page, in the place of this one in the history. */
export function LeaveFor({ to, toast }: LeaveForProps) {
  const navigate = useNavigate();
  const showToast = useToast();
  useEffect(() => {
    if (toast) showToast(toast);
    void navigate(to, { replace: true });
  }, [navigate, showToast, to, toast]);
  return <PageLoading />;
}
