import { ContainerClient, StorageSharedKeyCredential } from '@azure/storage-blob'

/** The address of the container in the Azurite that `run-stores.ts` has started. */
export const address = process.env['TEST_STORE'] ?? ''

export const credential = {
  account: 'devstoreaccount1',
  key: process.env['AZURE_STORAGE_KEY'] ?? '',
}

export async function createContainer(name: string) {
  const key = new StorageSharedKeyCredential(credential.account, credential.key)
  await new ContainerClient(`${address}/${name}`, key).create()
}
