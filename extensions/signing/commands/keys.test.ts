import { statSync } from 'node:fs'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { emptyFolder } from '../../../deploy/testing/fake-site'
import { keys } from './keys'

it('a key is its owner’s alone', () => {
  const before = process.umask(0)
  onTestFinished(() => void process.umask(before))
  vi.spyOn(console, 'info').mockReturnValue()
  const file = path.join(emptyFolder(), 'key.pem')
  keys(file)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})
