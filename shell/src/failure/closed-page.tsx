import { NoPage } from './no-page.tsx';

export function ClosedPage() {
  return (
    <NoPage title="This page has closed">
      This part of the site is no longer offered. Everything else works as before.
    </NoPage>
  );
}
