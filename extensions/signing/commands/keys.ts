import { existsSync, writeFileSync } from 'node:fs'
import { newKeyPair } from '../keys/signing-key'
import { UserError } from '../../../deploy/workspace/errors/user-error'

/** `keys <file>`: writes a new private key, which only this user may read, and prints its public key. */
export function keys(file: string) {
  if (existsSync(file)) throw new UserError(`${file} exists: name a new file.`)
  const { privateKey, publicKey } = newKeyPair()
  writeFileSync(file, privateKey, { mode: 0o600 })
  console.info(
    `${publicKey}\n\nThe private key is in ${file}: keep it where only the team can read it.`,
  )
}
