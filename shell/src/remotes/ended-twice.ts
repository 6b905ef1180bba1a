/** The script of the document names the remote whose pages ended this tab twice, most likely for want of memory. */
const marks = () => document.documentElement.dataset;

export function checkEndedTwice(remote: string): void {
  if (marks()['endedTwice'] === remote) throw new Error(`Pages of ${remote} ended this tab twice.`);
}

/** The visitor asked for it: the next try loads the remote. */
export function forgetEndedTwice(): void {
  delete marks()['endedTwice'];
}
