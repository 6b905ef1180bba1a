import QRCode from 'qrcode';

/** Medium correction: a code that is printed small and bent still reads. */
const options = { errorCorrectionLevel: 'M', margin: 4 } as const;
const PNG_PIXELS = 1024;

export const qrCodeSvg = (text: string): Promise<string> =>
  QRCode.toString(text, { ...options, type: 'svg' });

export const qrCodePng = (text: string, pixels = PNG_PIXELS): Promise<Buffer> =>
  QRCode.toBuffer(text, { ...options, type: 'png', width: pixels });
