import ar from './ar.json' with { type: 'json' };
import bg from './bg.json' with { type: 'json' };
import cs from './cs.json' with { type: 'json' };
import da from './da.json' with { type: 'json' };
import de from './de.json' with { type: 'json' };
import el from './el.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import et from './et.json' with { type: 'json' };
import fi from './fi.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import he from './he.json' with { type: 'json' };
import hi from './hi.json' with { type: 'json' };
import hr from './hr.json' with { type: 'json' };
import hu from './hu.json' with { type: 'json' };
import id from './id.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };
import ko from './ko.json' with { type: 'json' };
import lt from './lt.json' with { type: 'json' };
import lv from './lv.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };
import no from './no.json' with { type: 'json' };
import pl from './pl.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };
import ro from './ro.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };
import sk from './sk.json' with { type: 'json' };
import sl from './sl.json' with { type: 'json' };
import sv from './sv.json' with { type: 'json' };
import th from './th.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };
import uk from './uk.json' with { type: 'json' };
import vi from './vi.json' with { type: 'json' };
import zh from './zh.json' with { type: 'json' };

/**
 * Words that pages use, one file for each language. In a phrase, `#` stands for a number, `…` for up to 20 characters and `*`
 * for the rest of a word. A new word needs no code: `vocabulary.test.ts` reads each of them.
 */
export type Meaning =
  | 'stockOut'
  | 'stockIn'
  | 'stockPre'
  | 'priceOld'
  | 'pricePerhapsOld'
  | 'priceOther'
  | 'priceIncludesTax'
  | 'priceFrom'
  | 'buttonCart'
  /** Words that mean it only when a button says nothing else. */
  | 'buttonBuy'
  | 'buttonNotify'
  | 'buttonDonate'
  | 'buttonApply'
  | 'brandLabel'
  | 'sectionElsewhere'
  | 'pageCart'
  | 'pageNoResults'
  | 'pageParked'
  | 'pageIngredients'
  | 'pageMethod';
type Vocabulary = Partial<Readonly<Record<Meaning, readonly string[]>>>;

const LANGUAGES: Readonly<Record<string, Vocabulary>> = {
  ar,
  bg,
  cs,
  da,
  de,
  el,
  en,
  es,
  et,
  fi,
  fr,
  he,
  hi,
  hr,
  hu,
  id,
  it,
  ja,
  ko,
  lt,
  lv,
  nl,
  no,
  pl,
  pt,
  ro,
  ru,
  sk,
  sl,
  sv,
  th,
  tr,
  uk,
  vi,
  zh,
};

// Scripts without spaces have no boundaries of words.
const SPACELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

const patternOf = (phrase: string) =>
  phrase
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('#', '\\d{1,6}')
    .replaceAll('…', '.{0,20}')
    .replaceAll('*', '\\p{L}{0,20}')
    .replaceAll(' ', '\\s?');

export const phrasesOf = (meaning: Meaning): string[] =>
  Object.values(LANGUAGES).flatMap((language) => language[meaning] ?? []);

/** One check around all phrases: one around each takes most of the time. */
export function oneOf(meaning: Meaning): string {
  const { spaceless = [], words = [] } = Object.groupBy(phrasesOf(meaning), (phrase) =>
    SPACELESS.test(phrase) ? 'spaceless' : 'words',
  );
  const inWords = `(?<![\\p{L}\\d])(?:${words.map(patternOf).join('|')})(?!\\p{L})`;
  return [inWords, ...spaceless.map(patternOf)].join('|');
}

export const saying = (meaning: Meaning): RegExp => new RegExp(oneOf(meaning), 'iu');

/** The whole text, as of a button or a heading. */
export const nothingBut = (meaning: Meaning): RegExp =>
  new RegExp(`^\\s{0,5}(?:${oneOf(meaning)})\\s{0,5}[!.:]?$`, 'iu');
