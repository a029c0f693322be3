import { beforeAll, describe } from 'vitest'
import { address, createContainer } from './azurite-container'
import { manyWriters } from './many-writers'

beforeAll(() => createContainer('written'))

describe('a container of Azure Blob Storage', () => {
  manyWriters(`${address}/written/www`)
})
