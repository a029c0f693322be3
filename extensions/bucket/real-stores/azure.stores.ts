import { beforeAll, describe } from 'vitest'
import { azureStore } from '../object-store/azure-store'
import { storeConformance } from '../testing/store-conformance'
import { address, createContainer, credential } from './azurite-container'

const { origin, pathname } = new URL(address)

beforeAll(() => createContainer('site'))

describe('a container of Azure Blob Storage', () => {
  storeConformance(
    () => origin,
    (at) =>
      azureStore({
        container: `${at}${pathname}/site`,
        prefix: 'of-a-team/',
        credential,
        timeout: 500,
      }),
  )
})
