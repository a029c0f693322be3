import { leadOf, sender } from '../../testing/send'
import { oneOf, type Random } from '../../../../../intake/testing/seeded-random'
import { bytesOf, goodBody, type HostileRequest } from './hostile-request'
import { impossibleText, naughtyText } from './naughty-text'

type Trick = (random: Random, id: string) => [trick: string, body: string | Buffer, path?: string]

const withdrawals = '/intake/withdrawals'
const someone = { leads: 1, ids: 2, length: 3 }

/** Each of these bodies ends in a 4xx. */
const tricks: readonly [Trick, ...Trick[]] = [
  (random) => ['a value that is no body', oneOf(random, ['null', '[]', '"x"', '7', 'true', '{}'])],
  (random) => ['no JSON', oneOf(random, ['', ' ', '{', '{"sender":', "{'a':1}", 'NaN', '\uFEFF'])],
  (random) => ['no JSON, but naughty', `x${naughtyText(random)}`],
  (random, id) => [
    'a sender that is none',
    JSON.stringify({
      sender: oneOf(random, [`${naughtyText(random)}!`, '', 'short']),
      leads: [leadOf(id)],
    }),
  ],
  (random, id) => [
    'a sender of a wrong type',
    JSON.stringify({ sender: oneOf(random, [null, 1, [], {}, [sender]]), leads: [leadOf(id)] }),
  ],
  (random) => [
    'leads of a wrong type',
    JSON.stringify({ sender, leads: oneOf(random, [null, 1, 'x', {}, someone, []]) }),
  ],
  (_, id) => ['too many leads', JSON.stringify({ sender, leads: Array(21).fill(leadOf(id)) })],
  (random, id) => [
    'a field that nobody knows',
    JSON.stringify({ sender, leads: [leadOf(id)], [`x${naughtyText(random)}`]: true }),
  ],
  (random) => [
    'deep JSON',
    `{"sender":"${sender}","leads":${oneOf(random, ['[', '{"a":'] as const).repeat(5 + Math.floor(random() * 9000))}`,
  ],
  (random, id) => {
    const depth = 101 + Math.floor(random() * 4000)
    const deep = `${'['.repeat(depth)}${']'.repeat(depth)}`
    return ['deep JSON that is complete', goodBody(id).replace('"Hello"', deep)]
  },
  (random, id) => {
    const again = oneOf(random, ['"id":"another-one",', '"message":"Twice",', '"email":"a@b.c",'])
    return ['a key twice', goodBody(id).replace('"record":{', `"record":{${again}`)]
  },
  (_, id) => ['a prototype', goodBody(id).replace('"record":{', '"record":{"__proto__":{"a":1},')],
  (_, id) => ['an escaped prototype', goodBody(id).replace('{', '{"\\u005f_proto__":{"a":1},')],
  (random, id) => [
    'a number that is rounded',
    goodBody(id).replace('"Hello"', oneOf(random, ['1e999', '-1e999', '12345678901234567890'])),
  ],
  (random, id) => [
    'broken UTF-8',
    Buffer.concat([
      Buffer.from(goodBody(id).split('Hello')[0] ?? ''),
      Buffer.from(oneOf(random, ['ff', 'c0af', 'eda080', 'f0288c28', 'e28', 'c3']), 'hex'),
      Buffer.from(goodBody(id).split('Hello')[1] ?? ''),
    ]),
  ],
  (_, id) => ['UTF-16', Buffer.from(goodBody(id), 'utf16le')],
  (random) => [
    'ids that are none',
    JSON.stringify({
      sender,
      ids: oneOf(random, [[], [''], [`${naughtyText(random)}!`], [1], 'x', null]),
    }),
    withdrawals,
  ],
  (random) => [
    'an id that no database keeps',
    JSON.stringify({ sender, ids: [`lead-0001${impossibleText(random)}`] }),
    withdrawals,
  ],
  (_, id) => ['too many ids', JSON.stringify({ sender, ids: Array(501).fill(id) }), withdrawals],
]

export function hostileBody(random: Random, id: string): HostileRequest {
  const [trick, body, path = '/intake/leads'] = oneOf(random, tricks)(random, id)
  return { trick, bytes: bytesOf({ body, path }) }
}
