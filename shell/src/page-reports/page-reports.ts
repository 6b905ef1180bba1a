interface ReportedPage {
  readonly project: string;
  readonly page: string;
}

const tell = (name: string, detail: object) => dispatchEvent(new CustomEvent(name, { detail }));

export const reportPage = (page: ReportedPage) => tell('gr-page', page);

export const reportPageFailure = (page: ReportedPage, kind: 'load' | 'crash', error: unknown) =>
  tell('gr-failure', { ...page, kind, error });

export const reportShellFailure = (error: unknown) =>
  tell('gr-failure', { project: 'shell', kind: 'crash', error });
