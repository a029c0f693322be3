export type SignIn =
  | 'OAuth 2.0'
  | 'API key'
  | 'Service account'
  | 'Database user'
  | 'Client certificate'

/** A connector of the directory. */
export interface Integration {
  name: string
  maker: 'own' | 'partner'
  signIn: SignIn
  /** Objects, as the words of a sentence. */
  reads: string
  /** Absent: it only reads. */
  writes?: string
}

type Row = [name: string, signIn: SignIn, reads: string, writes?: string]

const integrationOf =
  (maker: Integration['maker']) =>
  ([name, signIn, reads, writes]: Row): Integration => ({
    name,
    maker,
    signIn,
    reads,
    ...(writes !== undefined && { writes }),
  })

/** Connectors that we build and maintain, and those of partners. */
export const integrations = (own: readonly Row[], partners: readonly Row[]) => [
  ...own.map(integrationOf('own')),
  ...partners.map(integrationOf('partner')),
]
