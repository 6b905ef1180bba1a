import { useNotify, type Notice } from '@gift-registry/shell-contract';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { PageLoading } from './page-loading.tsx';

type LeaveForProps = { to: string; notice: Notice | undefined };

/** Leads on to another page, in the place of this one in the history. */
export function LeaveFor({ to, notice }: LeaveForProps) {
  const navigate = useNavigate();
  const notify = useNotify();
  useEffect(() => {
    if (notice) notify(notice);
    void navigate(to, { replace: true });
  }, [navigate, notify, to, notice]);
  return <PageLoading />;
}
