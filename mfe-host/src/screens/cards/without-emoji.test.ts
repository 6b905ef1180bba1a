import { withoutEmoji } from './cards-page.tsx';

test.each([
  ['Asha 💍 & Rohan ❤️', 'Asha & Rohan'],
  ['👨‍👩‍👧 Family 🇮🇳', 'Family'],
  ['आशा और देव', 'आशा और देव'],
  ['ஆஷா © 2026 #1', 'ஆஷா © 2026 #1'],
  ['क्‍ष', 'क्‍ष'],
])('%s', (text, printed) => {
  expect(withoutEmoji(text)).toBe(printed);
});
