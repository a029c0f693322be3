import {
  array,
  constant,
  constantFrom,
  nat,
  oneof,
  record,
  string,
  uniqueArray,
  type Arbitrary,
} from 'fast-check'

const sometimes = <Value>(arbitrary: Arbitrary<Value>) =>
  oneof({ weight: 3, arbitrary: constant(undefined) }, { weight: 1, arbitrary })

const date = constantFrom('earlier', 'same', 'later', 'none')
const tags = array(constantFrom('own', 'weak', 'other', 'bare'), { minLength: 1, maxLength: 4 })
const tagList = oneof(tags, constant(['any']))

const range = oneof(
  record({ first: nat(600), last: nat(600) }),
  record({ first: nat(600), last: constant(undefined) }),
  record({ first: constant(undefined), last: nat(600) }),
  record({ first: constant(0), last: constantFrom(1e6, 1e12, 1e15) }),
  record({ other: constantFrom('bytes=0-1,3-4', 'lines=1-2', 'bytes', '', 'bytes 1-2', 'bytes=') }),
  record({ broken: constantFrom('bytes=x', 'bytes=-', 'bytes=1', 'bytes=1-2-3', 'bytes=0x1-2') }),
)

const coding = record({
  name: constantFrom(
    'br',
    'gzip',
    'BR',
    'GZip',
    'notbr',
    'brotli',
    'x-gzip',
    '*',
    'identity',
    'zstd',
  ),
  weight: constantFrom('', ';q=1', '; q=0.3', ';q=0', ' ; q=0.000', ';q=0.0'),
})

const method = oneof(
  { weight: 12, arbitrary: constant('GET') },
  { weight: 4, arbitrary: constant('HEAD') },
  {
    weight: 2,
    arbitrary: constantFrom('POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH', 'SEARCH'),
  },
)

const body = oneof(
  { weight: 8, arbitrary: constant({ kind: 'none', size: 0 } as const) },
  {
    weight: 2,
    arbitrary: record({ kind: constantFrom('sized', 'chunked'), size: nat(3000) }),
  },
  {
    weight: 1,
    arbitrary: record({ kind: constant('sized'), size: constantFrom(16_384, 16_385, 60_000) }),
  },
)

/** Parts of an address: visible characters, and names with a meaning. */
const part = oneof(
  string({
    minLength: 0,
    maxLength: 8,
    unit: constantFrom(...'abz/.%2e%2F%00%ff~;:@!$&()*+,=[]{}|\\^`"<>#?'),
  }),
  constantFrom(
    'index.html',
    'gone.html',
    'x'.repeat(256),
    'y'.repeat(1000),
    'z'.repeat(20_000),
    '..',
    '%c3%a9',
    '.git',
  ),
)

const addressPart = array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'))

export const askedRequest = record({
  method,
  /** Index of a known address, modulo their number; `behind` follows it. */
  address: nat(),
  behind: oneof(
    { weight: 6, arbitrary: constant('') },
    { weight: 2, arbitrary: addressPart.map((text) => `/${text}`) },
    {
      weight: 1,
      arbitrary: constantFrom('?a=b', '?', '?a#b', `?${'q'.repeat(30_000)}`, '/?a', '//'),
    },
  ),
  /** The target is an absolute address. */
  isAbsolute: constantFrom(false, false, false, true),
  ifMatch: sometimes(tagList),
  ifUnmodifiedSince: sometimes(date),
  ifNoneMatch: sometimes(tagList),
  ifModifiedSince: sometimes(date),
  range: sometimes(range),
  ifRange: sometimes(oneof(constantFrom('own', 'weak', 'other', 'bare'), date)),
  accepted: sometimes(uniqueArray(coding, { selector: ({ name }) => name.toLowerCase() })),
  expects: constantFrom('', '', '', '', '100-continue', 'a surprise'),
  junk: array(
    constantFrom(
      'x-a: b',
      'cookie: a=b',
      'via: 1.1 proxy',
      'cache-control: no-cache',
      'x-long: ' + 'v'.repeat(9000),
      'upgrade: websocket',
    ),
    { maxLength: 2 },
  ),
  body,
})

/** The meaning of a request. request-text.ts writes the request, request-model.ts computes the right answer. */
export type AskedRequest = typeof askedRequest extends Arbitrary<infer Asked> ? Asked : never
