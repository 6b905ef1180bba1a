interface ReportedPage {
  readonly project: string;
  readonly page: string;
}

const tell = (name: string, detail: object) => dispatchEvent(new CustomEvent(name, { detail }));

export const reportPage = (page: ReportedPage) => tell('gr-page', page);

export const reportPageFailure = (page: ReportedPage, kind: 'load' | 'crash', error: unknown) =>
  tell('gr-failure', { ...page, kind, error });

interface FailedPart {
  readonly part: string;
  /** Default the project of the page. */
  readonly project?: 'shell';
}

export const reportPartFailure = (failed: FailedPart, error: unknown) =>
  tell('gr-failure', { ...failed, kind: 'crash', error });

export const reportShellFailure = (error: unknown) =>
  tell('gr-failure', { project: 'shell', kind: 'crash', error });
