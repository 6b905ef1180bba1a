interface ReportedPage {
  readonly project: string;
  /** The path as the release names it. */
  readonly page: string;
}

const tell = (name: string, detail: object) => dispatchEvent(new CustomEvent(name, { detail }));

/** Tells the script of the document that watches its pages which one is shown. */
export const reportPage = (page: ReportedPage) => tell('gr-page', page);

/** Tells it that the files of a page failed to load, or that its code threw. */
export const reportPageFailure = (page: ReportedPage, kind: 'load' | 'crash') =>
  tell('gr-failure', { ...page, kind });

/** Tells it that the shell itself threw. */
export const reportShellFailure = () => tell('gr-failure', { project: 'shell', kind: 'crash' });
