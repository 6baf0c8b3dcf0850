import { limits } from '#src/domain/limits.ts';

/** What is wrong with a new password, as a sentence, or null. It counts as typed, blanks included. */
export function passwordProblem(text: string): string | null {
  const { min, max } = limits.password;
  if (text.length < min || text.length > max)
    return `The password needs ${min} to ${max} characters`;
  if (COMMON.has(text.toLowerCase())) return 'This password is too common';
  return null;
}

/** What attackers try first, as far as it is long enough to pass, in English and German. */
const COMMON = new Set(
  `password password1 password12 password123 password1234 password! passw0rd p@ssw0rd p@ssword pa$$word
  passwort passwort1 passwort12 passwort123 passwort! kennwort geheim123 geheimnis hallo123 hallo1234
  hallohallo willkommen willkommen1 schatz123 sommer123 fussball fussball1 schalke04 ichliebedich
  12345678 123456789 1234567890 12345678910 0123456789 0987654321 987654321 87654321 123123123 12341234
  11111111 111111111 1111111111 00000000 0000000000 22222222 55555555 66666666 77777777 88888888 99999999
  12121212 11223344 1122334455 11112222 123321123 147258369 159753159 123654789 789456123 1q2w3e4r
  1q2w3e4r5t 1qaz2wsx zaq12wsx qazwsxedc qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwertzui
  qwertzuiop qwertz123 asdfghjk asdfghjkl asdfasdf asdf1234 yxcvbnm1 zxcvbnm1 qweasdzxc q1w2e3r4 1234qwer
  qwer1234 abcdefgh abcd1234 abc12345 abc123456 a1234567 a12345678 a123456789 aa123456 aaaaaaaa iloveyou
  iloveyou1 sunshine sunshine1 princess princess1 football football1 baseball baseball1 basketball
  superman superman1 batman123 starwars starwars1 pokemon1 pokemon123 dragon123 monkey123 master123
  shadow123 michael1 jennifer jordan23 charlie1 whatever trustno1 letmein1 letmein123 welcome1 welcome123
  admin123 admin1234 adminadmin administrator root1234 changeme changeme1 default1 secret123 test1234
  testtest computer computer1 internet samsung1 liverpool1 chocolate butterfly michelle corvette
  mercedes maverick midnight tarantula tarantula1 spider123 exuvia123`.split(/\s+/),
);
