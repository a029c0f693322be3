import { existsSync } from 'node:fs'
import { bin, type Step } from './test-steps'

const runStores = (store: string) => [
  bin('tsx'),
  'extensions/bucket/real-stores/run-stores.ts',
  `${store}.stores`,
]

/** The steps that this site has beside those of every site. */
export const ownSteps: Step[] = [
  { name: 'unused code', command: [bin('knip'), '--no-progress'] },
  { name: 'a container of Azure Blob Storage', command: runStores('azure') },
]

if (existsSync('/usr/bin/radosgw'))
  ownSteps.push({ name: 'a bucket of Ceph', command: runStores('s3') })
