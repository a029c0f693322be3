import { array, constantFrom, oneof, string, tuple, type Arbitrary } from 'fast-check'

const words = String.raw`
  .. . ../x ../../x x/.. x/../y a/b a//b /a a/ \ a\b ..\x C:\x C: c:x a:b:c ~ ~root -rf $HOME ${'$'}{x} %2e%2e %2e%2e%2fx
  %00 %5c a%2fb support. support.. support… .support .git .server .server/../x .partial con CON nul.js aux prn com1
  LPT9.txt __proto__ constructor prototype toString hasOwnProperty valueOf __defineGetter__ Support SUPPORT host
  assets assets/x kit kits previews previews/open remotes remotes/x search registry.json owners.json site.json
  404.html index.html gone.html index.html/x robots.txt/x sitemap.xml service-worker.js REGISTRY.JSON _id :id :a/b
  a:id :__proto__ * ** a* a? a#b a?b=c <x> "x" 'x' x|y file:///etc http://evil.example //evil.example /\evil`

/** Look-alikes of dots, slashes and letters, other normal forms, and invisible characters. */
const others = [
  '',
  ' ',
  ' support',
  'support ',
  '\0',
  'a\0b',
  'a\nb',
  'a\r\nSet-Cookie: x',
  'a\tb',
  '\u007f',
  '\u001b[2J',
  '․․/x',
  '..／x',
  '．．/x',
  '‥',
  '∕x',
  '⧵x',
  'suppοrt',
  'cafe\u0301',
  'caf\u00e9',
  'ﬁle',
  'K',
  'İ',
  'a\u200bb',
  '\u202egpj.exe',
  '\ufeffa',
  '\ud800',
  'a'.repeat(300),
  'a/'.repeat(300),
  '../'.repeat(50),
  'é'.repeat(200),
]

const hostileWord = constantFrom(...words.split(/\s+/).filter(Boolean), ...others)

const goodWord = constantFrom('support', 'billing', '1.0.0', 'remoteEntry.js', 'a-b', 'x')

/** Names, paths and routes that an attacker may try, and some good ones. */
export const hostileName: Arbitrary<string> = oneof(
  { weight: 4, arbitrary: hostileWord },
  { weight: 2, arbitrary: tuple(goodWord, hostileWord, goodWord).map((parts) => parts.join('')) },
  {
    weight: 3,
    arbitrary: array(oneof(hostileWord, goodWord), { minLength: 1, maxLength: 5 }).map((parts) =>
      parts.join('/'),
    ),
  },
  { weight: 2, arbitrary: string({ unit: 'binary', maxLength: 12 }) },
  { weight: 1, arbitrary: goodWord },
)

export const hostileRoute: Arbitrary<string> = oneof(
  { weight: 3, arbitrary: hostileName.map((name) => `/${name}`) },
  { weight: 2, arbitrary: hostileName.map((name) => `/support/${name}`) },
  { weight: 1, arbitrary: hostileName },
)
