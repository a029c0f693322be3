import { ContainerClient, StorageSharedKeyCredential } from '@azure/storage-blob'
import { beforeAll, describe } from 'vitest'
import { azureStore } from '../object-store/azure-store'
import { manyWriters } from './many-writers'
import { storeConformance } from '../testing/store/store-conformance'

const address = process.env['TEST_STORE'] ?? ''
const credential = { account: 'devstoreaccount1', key: process.env['AZURE_STORAGE_KEY'] ?? '' }
const { origin, pathname } = new URL(address)

beforeAll(async () => {
  const key = new StorageSharedKeyCredential(credential.account, credential.key)
  await new ContainerClient(`${address}/site`, key).create()
})

describe('a container of Azure Blob Storage', () => {
  storeConformance(
    () => origin,
    (at) =>
      azureStore({
        container: `${at}${pathname}/site`,
        prefix: 'of-a-team/',
        credential,
        timeout: 2_000,
      }),
  )
  manyWriters(`${address}/site/www`)
})
