import { leadOf, sender } from '../../testing/send'
import { oneOf, type Random } from '@fivefold/shared/testing/seeded-random'
import { bytesOf, type HostileRequest } from './hostile-request'
import { impossibleText, naughtyText } from './naughty-text'

type Trick = (random: Random, id: string) => Omit<HostileRequest, 'bytes'> & { lead: unknown }

const wrongTypes = [
  null,
  true,
  0,
  -1.5,
  1e308,
  '',
  [],
  {},
  [[]],
  [{}],
  { length: 1 },
  { toString: 'x' },
] as const

/** A field that every lead has. */
const field = (random: Random) => oneOf(random, ['id', 'created_at', 'email'] as const)

const emails = ['', 'nobody', 'a@', '@b', 'a b@c', 'a@b\nbcc: c@d', `${'a'.repeat(250)}@b.example`]

/** The lead is refused with a reason; the request that brings it is answered. */
const refused: readonly [Trick, ...Trick[]] = [
  (random) => ({ trick: 'no lead', lead: oneOf(random, wrongTypes) }),
  (random, id) => ({
    trick: 'a type that is wrong',
    lead: leadOf(id, { [field(random)]: oneOf(random, [null, 7, true, [], {}]) }),
  }),
  (random, id) => ({
    trick: 'a value within a value',
    lead: leadOf(id, { company: oneOf<unknown>(random, [{ a: 'b' }, [1], [null], [['a']], [{}]]) }),
  }),
  (random, id) => ({
    trick: 'a text that no database keeps',
    lead: leadOf(id, { [oneOf(random, ['message', 'email', 'other'])]: impossibleText(random) }),
  }),
  (random, id) => ({
    trick: 'a name that no database keeps',
    lead: leadOf(id, { [impossibleText(random)]: 'x' }),
  }),
  (random, id) => ({
    trick: 'a list with a text that no database keeps',
    lead: leadOf(id, { interests: ['a', impossibleText(random)] }),
  }),
  (random, id) => ({
    trick: 'no email address',
    lead: leadOf(id, { email: oneOf(random, ['', ...emails]) }),
  }),
  (random) => ({ trick: 'a malformed id', lead: leadOf(`${naughtyText(random)} \n`) }),
  (random, id) => ({
    trick: 'a collection that is no form',
    lead: {
      ...leadOf(id),
      collection: oneOf(random, [
        `${naughtyText(random)}\n`,
        '__proto__',
        'a/b/c',
        'pg_catalog.pg_user',
      ]),
    },
  }),
  (random, id) => ({
    trick: 'more than a lead',
    lead: { ...leadOf(id), [naughtyText(random)]: 1 },
  }),
  (_, id) => ({
    trick: 'too much text',
    lead: leadOf(id, { message: 'x'.repeat(10_001) }),
  }),
  (_, id) => ({
    trick: 'too many fields',
    lead: leadOf(id, Object.fromEntries(Array.from({ length: 70 }, (__, n) => [`field${n}`, n]))),
  }),
  (_, id) => ({ trick: 'a long list', lead: leadOf(id, { interests: Array(101).fill('x') }) }),
  (random, id) => ({
    trick: 'a malformed time',
    lead: leadOf(id, { created_at: oneOf(random, [naughtyText(random), 'now()', '1e9']) }),
  }),
]

/** It looks like an attack, and is text to a database that gets it as a parameter. */
const received: Trick = (random, id) => {
  const name = random() < 0.3 ? naughtyText(random).slice(0, 200) : 'message'
  const isOwn = ['id', 'created_at', 'email', '__proto__', ''].includes(name)
  const lead = leadOf(id, { [isOwn ? 'message' : name]: naughtyText(random) })
  return { trick: 'text of any kind', lead, received: { id, record: lead.record } }
}

export function hostileLead(random: Random, id: string): HostileRequest {
  const make = random() < 0.4 ? received : oneOf(random, refused)
  const { lead, ...rest } = make(random, id)
  return { ...rest, bytes: bytesOf({ body: JSON.stringify({ sender, leads: [lead] }) }) }
}
