/** 'bought 2 more today', 'noch 2 dazu gekauft': whether those are counted in the line nobody knows. */
export const tellsMore = (text: string): boolean => MORE.test(text);

const SOME = String.raw`(?:\d{1,2}|one|two|three|some|a few|a couple|eine?[nrs]?|zwei|drei|ein paar)`;
const GOT = 'bought|got|purchased|ordered|added|gekauft|geholt|bekommen|bestellt';
const MORE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:${GOT})\s(?:${SOME}\s(?:more|extra|weitere[nrs]?)|another\s(?:one|two|three|\d{1,2}|(?:fe)?male|sling|pair|group))|${SOME}\s(?:more|extra|weitere[nrs]?)\s(?:dazu\s)?(?:${GOT}|arrived)|noch\s(?:mal\s)?${SOME}\s(?:\p{L}+\s){0,2}(?:${GOT})|${SOME}\sdazu\s?(?:${GOT}))(?!\p{L})`,
  'iu',
);
