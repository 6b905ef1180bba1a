import { PathParamsContext, useToast, type Toast } from '@gift-registry/shell-contract';
import { useEffect } from 'react';
import { useLoaderData, useParams, useNavigate } from 'react-router';
import { AccessDenied } from '../failure/no-page.tsx';
import { SessionFailure } from '../failure/retry-screen.tsx';
import { reportPage } from '../failure/page-reports.ts';
import type { LoadedPage } from './load-page.ts';
import { Spinner } from '@gift-registry/design-system/spinner';
import styles from './page-loading.module.css';

type RedirectProps = { to: string; toast: Toast | undefined };

function Redirect({ to, toast }: RedirectProps) {
  const navigate = useNavigate();
  const showToast = useToast();
  useEffect(() => {
    if (toast) showToast(toast);
    void navigate(to, { replace: true });
  }, [navigate, showToast, to, toast]);
  return <PageLoading />;
}

type RoutedPageProps = { remote: string; path: string };

export function RoutedPage({ remote, path }: RoutedPageProps) {
  const loaded = useLoaderData<LoadedPage>();
  const params = useParams();
  useEffect(() => void reportPage({ project: remote, page: path }), [remote, path]);
  switch (loaded.kind) {
    case 'screen':
      return (
        <PathParamsContext value={params}>
          <loaded.Screen />
        </PathParamsContext>
      );
    case 'redirect':
      return <Redirect to={loaded.to} toast={loaded.toast} />;
    case 'deny':
      return <AccessDenied />;
    case 'session-failed':
      return <SessionFailure />;
  }
}

export function PageLoading() {
  return (
    <div className={styles.loading}>
      <Spinner size="lg" label="Loading..." />
    </div>
  );
}
