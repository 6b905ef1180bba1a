/** The largest file that is read, in bytes. */
const maxBytes = 256 * 1024;

const notCsv = 'This is no CSV file. In your spreadsheet, choose “Save as” and “CSV UTF-8”.';

/** The text of a CSV file, or the reason why it can't be read. */
export async function readFile(
  file: File,
): Promise<{ readonly text: string } | { readonly problem: string }> {
  if (file.size > maxBytes) return { problem: 'Please choose a file of up to 256 KB.' };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    return text.includes('\0') ? { problem: notCsv } : { text };
  } catch {
    return { problem: notCsv };
  }
}
