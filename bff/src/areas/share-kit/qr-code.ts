/** Medium correction: a code that is printed small and bent still reads. */
const options = { errorCorrectionLevel: 'M', margin: 4 } as const;
const PNG_PIXELS = 1024;

/** Loaded when it is first needed, which saves memory before that. */
const loadLibrary = async () => (await import('qrcode')).default;

export const qrCodeSvg = async (text: string): Promise<string> =>
  (await loadLibrary()).toString(text, { ...options, type: 'svg' });

export const qrCodePng = async (text: string, pixels = PNG_PIXELS): Promise<Buffer> =>
  (await loadLibrary()).toBuffer(text, { ...options, type: 'png', width: pixels });
