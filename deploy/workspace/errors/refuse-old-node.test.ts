import { expect, it } from 'vitest'
import { refuseOldNode } from './refuse-old-node'

it.each(['18.20.8', '20.9.0'])('Node %s is refused in one sentence', (version) => {
  expect(() => refuseOldNode(version)).toThrow(
    `Node ${version} is too old: install 20.19 or newer.`,
  )
})

it.each(['20.19.0', '22.0.0'])('Node %s is accepted', (version) => {
  expect(() => refuseOldNode(version)).not.toThrow()
})
