interface ReportedPage {
  readonly project: string;
  readonly page: string;
}

const tell = (name: string, detail: object) => dispatchEvent(new CustomEvent(name, { detail }));

export const reportPage = (page: ReportedPage) => tell('gr-page', page);

export const reportPageFailure = (page: ReportedPage, kind: 'load' | 'crash') =>
  tell('gr-failure', { ...page, kind });

export const reportShellFailure = () => tell('gr-failure', { project: 'shell', kind: 'crash' });
