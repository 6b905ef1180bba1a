import fc from 'fast-check';
import { compactDigits, latinDigits } from './latin-digits.ts';

test.each([
  ['Hindi, Marathi, Nepali', '०१२३४५६७८९'],
  ['Bengali, Assamese', '০১২৩৪৫৬৭৮৯'],
  ['Punjabi', '੦੧੨੩੪੫੬੭੮੯'],
  ['Gujarati', '૦૧૨૩૪૫૬૭૮૯'],
  ['Odia', '୦୧୨୩୪୫୬୭୮୯'],
  ['Tamil', '௦௧௨௩௪௫௬௭௮௯'],
  ['Telugu', '౦౧౨౩౪౫౬౭౮౯'],
  ['Kannada', '೦೧೨೩೪೫೬೭೮೯'],
  ['Malayalam', '൦൧൨൩൪൫൬൭൮൯'],
  ['Santali', '᱐᱑᱒᱓᱔᱕᱖᱗᱘᱙'],
  ['Manipuri', '꯰꯱꯲꯳꯴꯵꯶꯷꯸꯹'],
  ['Urdu, Kashmiri', '۰۱۲۳۴۵۶۷۸۹'],
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
])('digits of %s are read', (_language, digits) => {
  expect(latinDigits(`₹${digits}/-`)).toBe('₹0123456789/-');
});

test('other text stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const withoutDigits = text.replaceAll(/\p{Nd}/gu, '');
      expect(latinDigits(withoutDigits)).toBe(withoutDigits);
    }),
  );
});

test('spaces and hyphens between digits go', () => {
  expect(compactDigits(' ५६० 001 ')).toBe('560001');
  expect(compactDigits('1234-5678 9012')).toBe('123456789012');
});
