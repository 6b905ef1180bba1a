import { fromPaise } from './money.ts';
import { latinDigits } from './latin-digits.ts';
import { formatNumber } from './numbers.ts';

export type DecimalMark = '.' | ',';

/** A typed amount. `paise` are hundredths of any currency's unit. */
export type AmountReading =
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'amount';
      readonly paise: number;
      /** The currency of a written sign or code; undefined for `$`, which many countries use. */
      readonly currency: string | undefined;
      /** undefined when the amount could have been written so with either mark. */
      readonly decimalMark: DecimalMark | undefined;
    }
  | {
      readonly kind: 'ambiguous';
      readonly paise: readonly [grouped: number, decimal: number];
      readonly currency: string | undefined;
    }
  | { readonly kind: 'unreadable'; readonly message: string };

export const amountMessages = {
  missing: 'Please enter an amount',
  negative: 'Please enter an amount of 0 or more',
  tooPrecise: 'Please use at most two decimals',
  tooLarge: 'That amount is too large',
} as const;

const currencies: readonly (readonly [written: string, currency: string | undefined])[] = [
  ['₹|₨|rupees?|rs\\.?|inr|रुपये|रु\\.?', 'INR'],
  ['€|eur', 'EUR'],
  ['£|gbp', 'GBP'],
  ['us ?\\$|usd', 'USD'],
  ['aed', 'AED'],
  ['sgd|s\\$', 'SGD'],
  ['\\$', undefined],
];
const signs = currencies.map(
  ([written, currency]) =>
    [new RegExp(`^(?:${written})\\s*|\\s*(?:${written})$`, 'iu'), currency] as const,
);
/** "1,499/-" and "1,499/=". */
const endOfAmount = /\s*\/[-=]$/;
const maxTextLength = 60;
const lakhs = /^([\d,]+)(?:\.(\d+))? ?(?:lakhs?|lacs?|लाख)$/iu;
/** Paise of a lakh, as digits after its decimal point. */
const decimalsOfLakh = 7;

function splitCurrency(text: string): { text: string; currency: string | undefined } {
  const [sign, currency] = signs.find(([written]) => written.test(text)) ?? [];
  return { text: sign ? text.replace(sign, '') : text, currency };
}

const grouped = /^(?:[1-9]\d{0,2}([,.' ])\d{3}(?:\1\d{3})*|[1-9]\d?(?:([,.' ])\d{2})+\2\d{3})$/;

function readWhole(text: string): { digits: string; separator: string | undefined } | undefined {
  if (/^\d*$/.test(text)) return { digits: text, separator: undefined };
  const match = grouped.exec(text);
  return match ? { digits: text.replace(/\D/g, ''), separator: match[1] ?? match[2] } : undefined;
}

const otherMark = (separator: string | undefined): DecimalMark | undefined =>
  separator === '.' ? ',' : separator === ',' ? '.' : undefined;

const paiseOf = (digits: string, decimals = ''): number =>
  Number(`${digits || '0'}${decimals.padEnd(2, '0')}`);

const unreadable = (message: string): AmountReading => ({ kind: 'unreadable', message });

function readLakhs(whole: string, decimals: string, currency: string | undefined): AmountReading {
  const units = readWhole(whole);
  if (!units) return unreadable(amountMessages.missing);
  const significant = decimals.replace(/0+$/, '');
  if (significant.length > decimalsOfLakh) return unreadable(amountMessages.tooPrecise);
  const paise = Number(units.digits + significant.padEnd(decimalsOfLakh, '0'));
  return { kind: 'amount', paise, currency, decimalMark: '.' };
}

function readNumber(text: string, currency: string | undefined): AmountReading {
  const whole = readWhole(text);
  if (whole)
    return {
      kind: 'amount',
      paise: paiseOf(whole.digits),
      currency,
      decimalMark: otherMark(whole.separator),
    };
  const [, integer = '', mark, decimals = ''] = /^(.*)([.,])(\d+)$/.exec(text) ?? [];
  const units = readWhole(integer);
  if ((mark !== '.' && mark !== ',') || !units || units.separator === mark)
    return unreadable(amountMessages.missing);
  const significant = decimals.replace(/0+$/, '');
  if (significant.length > 2) return unreadable(amountMessages.tooPrecise);
  return { kind: 'amount', paise: paiseOf(units.digits, significant), currency, decimalMark: mark };
}

/**
 * Reads an amount as people and spreadsheets write it, with Indian or Western grouping and one decimal mark: 1,41,999.50,
 * 1.499,50, 899,50, Rs. 1,499/-, ५०१, 1.5 lakh. A comma before three digits groups; a point there may do either, unless the caller knows
 * the decimal mark of the text.
 */
export function readAmount(typed: string, known?: DecimalMark): AmountReading {
  const plain = latinDigits(typed).replace(/\s+/g, ' ').replaceAll('’', "'").trim();
  if (plain === '') return { kind: 'empty' };
  if (plain.length > maxTextLength) return unreadable(amountMessages.missing);
  const { text: rest, currency } = splitCurrency(plain.replace(endOfAmount, ''));
  const text = rest.replace(/^([-−]?) ?(?=[\d.,])/, '$1').replace(/(?<=\d)[.,]$/, '');
  if (!/\d/.test(text)) return unreadable(amountMessages.missing);
  if (/^[-−]/.test(text)) return unreadable(amountMessages.negative);
  const [, whole, decimalsOfLakhs = ''] = lakhs.exec(text) ?? [];
  if (whole !== undefined) return readLakhs(whole, decimalsOfLakhs, currency);
  if (!/^[1-9]\d{0,2}\.\d{3}$/.test(text)) return readNumber(text, currency);
  const [units = '', decimals = ''] = text.split('.');
  const thousands = paiseOf(units + decimals);
  if (known === ',') return { kind: 'amount', paise: thousands, currency, decimalMark: known };
  const rounded = Math.round(Number(units + decimals) / 10);
  if (known === '.') return { kind: 'amount', paise: rounded, currency, decimalMark: known };
  return { kind: 'ambiguous', paise: [thousands, rounded], currency };
}

export function amountProblem(reading: AmountReading): string | undefined {
  if (reading.kind === 'unreadable') return reading.message;
  if (reading.kind !== 'ambiguous') return undefined;
  const thousands = fromPaise(reading.paise[0]);
  const decimal = fromPaise(reading.paise[1]).toFixed(2);
  return `Is this ${formatNumber(thousands)} or ${decimal}? Please write ${thousands} or ${decimal}.`;
}

/** Rupees where nobody can be asked, such as in an address: 1.500 is 1,500. undefined for text that is no amount. */
export function readRupees(typed: string): number | undefined {
  const reading = readAmount(typed, ',');
  return reading.kind === 'amount' ? fromPaise(reading.paise) : undefined;
}
