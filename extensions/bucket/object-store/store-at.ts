import { errorCode } from '../../../deploy/workspace/errors/error-code'
import { UserError } from '../../../deploy/workspace/errors/user-error'
import type { ObjectStore } from '../../../deploy/workspace/store/object-store'
import { reliableStore } from './reliable-store'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The store of a site.
 * @param place `s3://bucket/prefix`, whose endpoint (R2, Ceph, MinIO …), region and keys come from AWS's
 * usual variables; or `https://account.blob.core.windows.net/container/prefix`, whose key or token comes
 * from Azure's.
 * @throws UserError naming the variables that are missing.
 */
export async function storeAt(place: string, env: Environment = process.env): Promise<ObjectStore> {
  return reliableStore(place.startsWith('s3:') ? await s3At(place, env) : await azureAt(place, env))
}

async function s3At(place: string, env: Environment) {
  const { hostname: bucket, pathname } = new URL(place)
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!accessKeyId || !secretAccessKey) {
    throw new UserError(`${place} needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`)
  }
  const { s3Store } = await import('./s3-store')
  const sessionToken = env['AWS_SESSION_TOKEN']
  return s3Store({
    bucket,
    prefix: prefixOf(pathname.slice(1)),
    endpoint: env['AWS_ENDPOINT_URL_S3'] || env['AWS_ENDPOINT_URL'],
    region: env['AWS_REGION'] || env['AWS_DEFAULT_REGION'] || 'us-east-1',
    accessKeyId,
    secretAccessKey,
    ...(sessionToken && { sessionToken }),
  })
}

async function azureAt(place: string, env: Environment) {
  const { origin, hostname, pathname } = new URL(place)
  const parts = pathname.split('/').filter(Boolean)
  const [subdomain = ''] = hostname.split('../../../deploy/extensions/bucket/object-store')
  // An emulator has the account in the path.
  const inPath = !hostname.endsWith('.blob.core.windows.net')
  const account = inPath ? (parts[0] ?? '') : subdomain
  const length = inPath ? 2 : 1
  const { AZURE_STORAGE_KEY: key, AZURE_STORAGE_SAS_TOKEN: token } = env
  if (parts.length < length) throw new UserError(`${place} names no container.`)
  if (!key && !token) {
    throw new UserError(`${place} needs AZURE_STORAGE_KEY or AZURE_STORAGE_SAS_TOKEN.`)
  }
  const { azureStore } = await azureClient()
  return azureStore({
    container: [origin, ...parts.slice(0, length)].join('/'),
    prefix: prefixOf(parts.slice(length).join('/')),
    credential: token ? { token } : { account, key: key ?? '' },
  })
}

/** A remote's own repository installs the client only where it is needed. */
async function azureClient() {
  try {
    return await import('./azure-store')
  } catch (error) {
    if (errorCode(error) !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new UserError(
      'A site in Azure Blob Storage needs its client: `npm install -D @azure/storage-blob`.',
    )
  }
}

const prefixOf = (text: string) => (text === '' ? '' : `${text.replace(/\/+$/, '')}/`)
