import { createPrivateKey } from 'node:crypto'
import { expect, it, describe } from 'vitest'
import { checkPreview } from '../../../extensions/preview/contract/check-preview'
import {
  previewDocumentFile,
  type PreviewDocument,
  type SignedPreview,
} from '../../../shared/contract/preview/preview-document'
import { previewLink } from '../../../extensions/preview/contract/preview-link'
import { newKeyPair, signed } from '../../../extensions/signing/keys/signing-key'

const [host, support, rival] = [newKeyPair(), newKeyPair(), newKeyPair()]
const pair = ({ privateKey, publicKey }: ReturnType<typeof newKeyPair>) => ({
  privateKey: createPrivateKey(privateKey),
  publicKey,
})

const origin = 'https://preview.fivefold.example'
const document: PreviewDocument = {
  id: 'tp2obc-83bc88550a02dc99f7c5e6ae',
  app: 'support',
  release: '1.2.0-ab12cd34ef',
  origin,
  name: 'pr-42',
  by: 'robin@pipeline',
  commit: 'abc',
  time: '2026-11-22T19:00:00.000Z',
  ends: '2026-11-25T19:00:00.000Z',
  start: '/support',
  files: { '/support/index.html': 'aa' },
  uses: ['host 1.0.0-a'],
}
const now = new Date('2026-11-23T00:00:00.000Z')
const preview = signed(document, pair(support))
const ownersOf = (keys: { key: string; until?: string }[], by = host) =>
  JSON.stringify(
    signed(
      {
        owners: {
          host: { paths: [], keys: [{ key: host.publicKey }] },
          support: { paths: [], keys },
        },
      },
      pair(by),
    ),
  )
const owners = ownersOf([{ key: support.publicKey }])

interface Opened {
  stored?: SignedPreview | string
  owners?: string | undefined
  at?: Date
  from?: string
  token?: string
}

function opened({ stored = preview, at = now, from = origin, ...rest }: Opened = {}) {
  const ownersText = 'owners' in rest ? rest.owners : owners
  const [, token = ''] = previewLink(preview).split('#')
  return checkPreview(rest.token ?? token, {
    read: async (address) => {
      if (address === '/owners.json') return ownersText
      if (address !== previewDocumentFile(document)) return undefined
      return typeof stored === 'string' ? stored : JSON.stringify(stored)
    },
    origin: from,
    now: at,
  })
}

const problem = async (options: Opened) => {
  const result = await opened(options)
  return 'problem' in result ? result.problem : 'opened'
}

describe('the link of a preview', () => {
  it('opens a preview that its team has signed', async () => {
    expect(await opened()).toEqual({ preview: document })
    expect(previewLink(preview)).toMatch(
      /^https:\/\/preview\.fivefold\.example\/previews\/open#support\//,
    )
  })

  it.each(['', 'support', 'support/a.b', '../x/a.' + 'A'.repeat(86), 'leave'])(
    'opens nothing where it reads “%s”',
    async (token) => expect(await problem({ token })).toMatch('not complete'),
  )

  it.each([0, 40, 85])('opens nothing with another character %i of its signature', async (at) => {
    const [, token = ''] = previewLink(preview).split('#')
    const start = token.indexOf('.') + 1 + at
    const other = token[start] === 'A' ? 'g' : 'A'
    expect(
      await problem({ token: token.slice(0, start) + other + token.slice(start + 1) }),
    ).toMatch('was changed')
  })

  it.each(Object.entries(document))(
    'opens nothing where its %s was changed',
    async (field, value) => {
      const other = typeof value === 'string' ? `${value}0` : Array.isArray(value) ? [] : {}
      const stored = { ...preview, document: { ...document, [field]: other } }
      expect(await problem({ stored })).toMatch('was changed')
    },
  )

  it('opens nothing where key, signature or the whole was changed', async () => {
    expect(await problem({ stored: { ...preview, key: rival.publicKey } })).toMatch('was changed')
    expect(await problem({ stored: { ...preview, signature: 'AAAA' } })).toMatch('was changed')
    expect(await problem({ stored: signed(document, pair(rival)) })).toMatch('was changed')
    expect(await problem({ stored: '{"document"' })).toMatch('was changed')
  })

  it('opens nothing after its end, nor under another name, nor on another origin', async () => {
    expect(await problem({ at: new Date(document.ends) })).toBe(
      'This preview ended on November 25, 2026, 7:00 PM UTC.',
    )
    const token = previewLink(preview).split('#')[1]?.replace('support/t', 'support/u') ?? ''
    expect(await problem({ token })).toBe('This preview has ended.')
    expect(await problem({ from: 'https://www.fivefold.example' })).toBe(
      'This link opens a preview only at preview.fivefold.example.',
    )
  })

  it('opens nothing that another team has signed, or with a key that was revoked or given up', async () => {
    const notOfTeam = 'This preview is not signed by the team of support.'
    expect(await problem({ owners: ownersOf([{ key: rival.publicKey }]) })).toBe(notOfTeam)
    expect(await problem({ owners: ownersOf([]) })).toBe(notOfTeam)
    const givenUp = (until: string) => ownersOf([{ key: support.publicKey, until }])
    expect(await problem({ owners: givenUp('2026-11-22T18:00:00.000Z') })).toBe(notOfTeam)
    expect(await problem({ owners: givenUp('2026-11-22T20:00:00.000Z') })).toBe('opened')
  })

  it('trusts no list of owners that the host’s team has not signed', async () => {
    const byRival = ownersOf([{ key: support.publicKey }], rival)
    expect(await problem({ owners: byRival })).toMatch('not signed by the team')
    const changed = owners.replace('"paths":[]', '"paths":["/*"]')
    expect(await problem({ owners: changed })).toMatch('not signed by the team')
  })

  it('needs no owners on a site that has none', async () => {
    expect(await problem({ owners: undefined })).toBe('opened')
  })
})
