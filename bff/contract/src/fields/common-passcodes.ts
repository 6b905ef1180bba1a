/** From `@zxcvbn-ts/language-common`: the hundred commonest that are long enough, without one repeated character. */
export const commonPasscodes: ReadonlySet<string> = new Set(
  `123456 password 12345678 qwerty 123456789 1234567 dragon 123123 baseball abc123 football monkey letmein shadow master
   696969 michael mustang qwertyuiop 123321 1234567890 superman 1qaz2wsx fuckyou jordan qazwsx jennifer 123qwe killer
   trustno1 hunter harley zxcvbnm asdfgh buster andrew batman soccer tigger charlie robert sunshine thomas iloveyou fuckme
   ranger daniel hockey george computer michelle jessica starwars asshole pepper klaster 112233 zxcvbn freedom princess
   joshua maggie ginger 131313 amanda ashley cheese 159753 nicole summer matthew chelsea dallas biteme matrix william
   yankees taylor corvette austin access martin heather thunder merlin secret diamond anthony hammer fucker 1234qwer
   silver gfhjkm justin patrick richard bailey internet samantha`.split(/\s+/),
);
