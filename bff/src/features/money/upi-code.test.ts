import sharp from 'sharp';
import { upiLink, upiPayee, upiParts, type UpiPayment } from '@gift-registry/bff-contract';
import { readQrCode } from '../../testing/read-qr-code.ts';
import { seededRandom } from '../../testing/seeded-random.ts';
import { qrCodePath, qrCodePng } from '../sharing/pictures/qr-code.ts';

const CODES = 500;
const PARTS = 5;

const letters = [
  ...'abcdefghij ABCDEFGHIJ',
  ...'&%+=?#/\\"\'<>;,@',
  ...'अआइईकखगघचज्ञक्षमीरा',
  ...'தமிழ்',
  ...['🎁', '👰🏽', '❤️', 'é', 'ß', '–', '’'],
];
const nameLetters = 'abcdefghijklmnopqrstuvwxyz0123456789._-';

function paymentBy(random: () => number): UpiPayment {
  const whole = (max: number) => Math.floor(random() * max);
  const text = (signs: readonly string[], length: number) =>
    Array.from({ length }, () => signs[whole(signs.length)]).join('');
  const address = `a${text([...nameLetters], 1 + whole(30))}@b${text([...nameLetters.slice(0, 26)], 2 + whole(10))}`;
  const payeeName = `A${text(letters, whole(20))}Z`
    .slice(0, 40)
    .toWellFormed()
    .replaceAll('\uFFFD', '');
  return {
    ...upiPayee.parse({ address, payeeName }),
    amount: (1 + whole(10_000_000)) / 100,
    note: 'Gift 3F9A2C',
  };
}

function readLink(link: string | undefined) {
  const { protocol, host, searchParams } = new URL(link ?? '');
  return {
    ...{ protocol, host },
    address: searchParams.get('pa'),
    payeeName: searchParams.get('pn'),
    amount: searchParams.get('am'),
    currency: searchParams.get('cu'),
    note: searchParams.get('tn'),
  };
}

const wanted = ({ amount, ...payment }: UpiPayment) => ({
  ...payment,
  ...{ protocol: 'upi:', host: 'pay', amount: amount.toFixed(2), currency: 'INR' },
});

test.each([1, 2, 3, 4, 5])(
  'part %i of 500 codes reads as the address, name and amount of its payment',
  async (part) => {
    const random = seededRandom(part);
    for (let index = 0; index < CODES / PARTS; index += 1) {
      const payment = paymentBy(random);
      const link = upiLink(payment);
      expect(link).toMatch(/^[!-~]+$/);
      expect(link).not.toContain('+');
      const text = await readQrCode(await qrCodePng(link, 256));
      expect(readLink(text)).toStrictEqual(wanted(payment));
    }
  },
);

test('control: a name that is not encoded reads as another one', () => {
  const payment = { ...paymentBy(seededRandom(1)), payeeName: 'Asha & Dev' };
  const naive = upiLink(payment).replace(/pn=[^&]*/, `pn=${payment.payeeName}`);
  expect(readLink(naive)).not.toStrictEqual(wanted(payment));
});

test('the drawing reads as the same payment, with a quiet zone of four modules', async () => {
  const link = upiLink(paymentBy(seededRandom(7)));
  const { size, path } = qrCodePath(link);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`;
  const picture = await sharp(Buffer.from(svg)).resize(600).png().toBuffer();
  expect(await readQrCode(picture)).toBe(link);
  const starts = [...path.matchAll(/M(\d+),(\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect(Math.min(...starts)).toBe(4);
});

test('an amount above the limit of UPI between persons is offered in parts of it', () => {
  expect(upiParts(100_000)).toStrictEqual([100_000]);
  expect(upiParts(250_000.5)).toStrictEqual([100_000, 100_000, 50_000.5]);
  expect(upiParts(0.1 + 0.2)).toStrictEqual([0.3]);
});
