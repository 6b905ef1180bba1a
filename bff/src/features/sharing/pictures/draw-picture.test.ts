import sharp from 'sharp';
import { drawPicture, setTexts } from './draw-picture.ts';
import { overflows, place, type TextBox } from './fit-text.ts';
import type { PictureContent } from './picture-content.ts';
import { pictureShapes } from './picture-shapes.ts';
import { shapeText } from './shape-text.ts';

const MAX_BYTES = 300_000;
/** Of the names that are set, one in so many is drawn: drawing takes fifty times as long. */
const DRAWN_EVERY = 5;

const scripts: Readonly<Record<string, readonly [string, string, string]>> = {
  latin: [
    'Asha Dev Zoë Søren Łukasz',
    'Venkatanarasimharajuvaripeta D’Souza Menon-Iyer Çelik Nguyễn',
    '&',
  ],
  devanagari: ['क्षितिज श्रद्धा दुष्यंत ज्ञानेश्वर ऋद्धि', 'चट्टोपाध्याय शर्मा द्विवेदी त्र्यंबक कुऱ्हाडे', 'और'],
  tamil: ['காயத்ரி கார்த்திகேயன் ஸ்ரீதேவி மீனாட்சி ஔவை', 'சுப்பிரமணியன் ஐயர் கிருஷ்ணமூர்த்தி பிள்ளை ஷண்முகம்', 'மற்றும்'],
  telugu: ['శ్రీలక్ష్మి కృష్ణ జ్యోత్స్న హృషీకేశ్ స్వాతి', 'వెంకటేశ్వర్లు సత్యనారాయణమూర్తి రెడ్డి శాస్త్రి నాయుడు', 'మరియు'],
  bengali: ['স্নিগ্ধা শুভ্রজ্যোতি কৃষ্ণেন্দু ঐন্দ্রিলা দুর্গা', 'বন্দ্যোপাধ্যায় চট্টোপাধ্যায় ভট্টাচার্য্য গঙ্গোপাধ্যায় সেনগুপ্ত', 'ও'],
  arabic: ['عائشہ محمد نرگس ڈاکٹر پرویز', 'خاں قریشی الأنصاري ٹونکی چوہدری', 'اور'],
};

const words = (text: string): readonly string[] => text.split(' ');

const namesOf = ([first, families, and]: readonly [string, string, string]): string[] =>
  Array.from({ length: 50 }, (_, index) => {
    const one = words(first)[index % 5] ?? '';
    const other = words(first)[(index + 1 + Math.floor(index / 25)) % 5] ?? '';
    const family = words(families)[Math.floor(index / 5) % 5] ?? '';
    const sign = ['', ' 🎉', ' (2026)', ' 👩‍❤️‍👨', ' weds 🇮🇳'][Math.floor(index / 10)] ?? '';
    return index % 2 === 0
      ? `${one} ${and} ${other}${sign}`
      : `${one} ${family} ${and} ${other} ${family} ${one}${other}${sign}`;
  });

const contentOf = (names: string): PictureContent => ({
  shape: 'preview',
  names,
  occasion: 'Wedding wish list',
  dayOrState: 'Wednesday, September 30, 2099',
  foot: 'Tohfa',
});

const readOutsideSquare = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).extract({ left: 60, top: 100, width: 225, height: 480 }).raw().toBuffer();

function inkOn(drawn: Buffer, background: Buffer): number {
  let count = 0;
  for (let index = 0; index < drawn.length; index += 1)
    if (Math.abs((drawn[index] ?? 0) - (background[index] ?? 0)) > 24) count += 1;
  return count;
}

test.each(Object.entries(scripts))(
  '50 names in %s are set without a missing glyph, inside their box, and drawn in a small file',
  async (_script, parts) => {
    const names = namesOf(parts);
    expect(new Set(names).size).toBe(50);
    const background = await readOutsideSquare(await drawPicture(contentOf('.')));
    for (const [index, name] of names.entries()) {
      const { names: set, others } = await setTexts(contentOf(name));
      expect({ name, missing: set.missing }).toEqual({ name, missing: [] });
      for (const text of [set, ...others]) expect(text.overflows).toBe(false);
      const { glyphs } = await shapeText(name);
      expect(glyphs.filter(({ id }) => id === 0)).toEqual([]);
      if (index % DRAWN_EVERY !== 0) continue;
      const picture = await drawPicture(contentOf(name));
      expect(picture.length).toBeLessThan(MAX_BYTES);
      expect(inkOn(await readOutsideSquare(picture), background)).toBe(0);
    }
  },
);

test('the picture has the size that messengers expect', async () => {
  const { width, height, format } = await sharp(await drawPicture(contentOf('Asha'))).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
});

test('a conjunct is one glyph, and Arabic runs from right to left', async () => {
  const apart = await shapeText('कष');
  const joined = await shapeText('क्ष');
  expect(apart.glyphs).toHaveLength(2);
  expect(joined.glyphs).toHaveLength(1);
  const [alone] = (await shapeText('م')).glyphs;
  const final = (await shapeText('بم')).glyphs[0];
  expect(final?.id).not.toBe(alone?.id);
});

test('control: a script without a font is found, and the occasion takes its place', async () => {
  const { names, title } = await setTexts(contentOf('Asha & ᎠᏂ'));
  expect(names.missing).toEqual(['Ꭰ', 'Ꮒ']);
  expect(title.missing).toEqual([]);
});

test('control: a long name that is not made smaller overflows', async () => {
  const box: TextBox = pictureShapes.preview.boxes.names;
  const line = await shapeText('Venkatanarasimharajuvaripeta');
  expect(overflows(place([line], pictureShapes.preview.boxes.names.largest, box), box)).toBe(true);
  expect(overflows(place([line], 20, box), box)).toBe(false);
});

test('a name of any length ends with an ellipsis before it overflows', async () => {
  for (const name of ['x'.repeat(400), 'क्षत्रिय '.repeat(60), 'W '.repeat(300)]) {
    const { names } = await setTexts(contentOf(name));
    expect({ overflows: names.overflows, missing: names.missing }).toEqual({
      overflows: false,
      missing: [],
    });
  }
});
