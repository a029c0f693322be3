import { registryFile } from '../../deploy/site/registry/registry-file'
import { hostApp } from '../../deploy/workspace/folders'
import { isOwnedPath, isRemoteName, quoted } from '../../shared/contract/federation/names'
import { UserError } from '../../deploy/workspace/errors/user-error'

/** Every change may write these files, whichever team makes it. */
const common = [
  '404.html',
  'sitemap.xml',
  'robots.txt',
  '.viewer-request.js',
  '.redirects.conf',
  '.well-known/security.txt',
]

interface Statement {
  Sid: string
  Effect: 'Allow' | 'Deny'
  Action: string[]
  Resource: string[]
  Condition?: object
  Principal?: { AWS: string[] }
}

interface PolicyOptions {
  /** The principal of a bucket's own policy; absent: the policy is attached to the team's user or role. */
  principal?: string
  /** For stores that do not know the condition `s3:if-none-match`, such as Ceph 16. */
  withoutConditions?: boolean
}

/**
 * The least that a team's credentials for S3 need: to read the site, and to write its own releases, previews
 * and documents, the registry, and what follows from it.
 * @param place `s3://bucket/prefix`.
 * @throws UserError for the host, which writes every document, and for another kind of place.
 */
export function teamPolicy(
  place: string,
  app: string,
  { paths }: { paths: readonly string[] },
  { principal, withoutConditions = false }: PolicyOptions = {},
) {
  if (app === hostApp)
    throw new UserError('The host writes every document: it needs the whole bucket.')
  const wrong = isRemoteName(app) ? paths.find((path) => !isOwnedPath(path)) : app
  if (wrong !== undefined)
    throw new UserError(`${quoted(wrong)} is neither a remote's name nor an address of pages.`)
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/?$/.exec(place) ?? []
  if (bucket === undefined) throw new UserError('Policies are for S3: SITE=s3://bucket/prefix.')
  const arn = (key: string) => `arn:aws:s3:::${bucket}/${prefix && `${prefix}/`}${key}`
  const who = principal === undefined ? {} : { Principal: { AWS: [principal] } }
  const releases = [arn(`remotes/${app}/*`), arn(`previews/${app}/*`)]
  const documents = paths.flatMap((path) => documentKeys(path))
  const statements: Statement[] = [
    {
      Sid: 'List',
      Effect: 'Allow',
      Action: ['s3:ListBucket'],
      Resource: [`arn:aws:s3:::${bucket}`],
    },
    { Sid: 'Read', Effect: 'Allow', Action: ['s3:GetObject'], Resource: [arn('*')] },
    {
      Sid: 'WriteOwn',
      Effect: 'Allow',
      Action: ['s3:PutObject'],
      Resource: [
        ...releases,
        ...[...documents, ...common, registryFile, `search/${app}.json`].flatMap((key) => [
          arn(key),
          arn(`${key}.*`),
        ]),
        arn('.releases/*'),
        arn('.done/*'),
        arn('signed/*'),
      ],
    },
    {
      Sid: 'RemoveOwn',
      Effect: 'Allow',
      Action: ['s3:DeleteObject'],
      Resource: [
        ...documents.flatMap((key) => [arn(key), arn(`${key}.*`)]),
        arn(`previews/${app}/*`),
        arn('signed/*'),
      ],
    },
  ]
  if (!withoutConditions) {
    statements.push({
      Sid: 'NeverReplace',
      Effect: 'Deny',
      Action: ['s3:PutObject'],
      Resource: [...releases, arn('.releases/*'), arn('signed/*')],
      Condition: { Null: { 's3:if-none-match': 'true' } },
    })
  }
  return {
    Version: '2012-10-17',
    Statement: statements.map((statement) => ({
      ...statement,
      Sid: `${app.replaceAll(/[^a-z0-9]/g, '')}${statement.Sid}`,
      ...who,
    })),
  }
}

/** Keys of the documents at an owner's addresses. Owners of addresses own neither `owners.json` nor `site.json`. */
function documentKeys(path: string) {
  if (path === '/*')
    throw new UserError(`The owner of every address needs the whole bucket, as owners.json says.`)
  const folder = path.split('/').filter(Boolean).join('/')
  return folder === '' ? ['index.html', 'gone.html'] : [`${folder}/*`]
}
