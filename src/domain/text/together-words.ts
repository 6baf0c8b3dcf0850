/**
 * Words by which a price is that of all animals of a line together, in the languages of keepers' lists: the source of a
 * pattern, to be read in any case.
 */
export const togetherWords = String.raw`pair|paar|zus\.?|insg\.?|pärchen|pár|couple|pareja|all|zusammen|total|communal|kommunal|groups?|gruppe|grupo|groupe|groep|grupa|skupina|colony|kolonie|lot|trio|wholesale|both|beide[rn]?|las dos|los dos|les deux|oba|obie|razem|insgesamt|together|ensemble|juntos|juntas|allebei`;
