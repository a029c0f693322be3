import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { addressKey } from '@fivefold/shared/outbox/address-key'
import { hashOf, newSecret } from '../records/hash'

/** Mails that no server sends, as files. They belong to a person as rows of the database do. */
export interface KeptMails {
  keep(to: string, message: string): void
  /** Each with its headers. */
  of(address: string): string[]
  erase(address: string): void
  /** @returns how many were deleted. */
  retain(days: number): number
}

/** A mail server leaves no files. */
export const noMails: KeptMails = { keep() {}, of: () => [], erase() {}, retain: () => 0 }

/** @param folder is made with the first mail. */
export function keptMails(folder: string): KeptMails {
  const names = () => {
    try {
      return readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name.endsWith('.eml'))
        .map(({ name }) => name)
    } catch {
      return []
    }
  }
  const fileOf = (name: string) => path.join(folder, name)
  // Another process may erase or retain, too.
  const read = (name: string) => {
    try {
      return readFileSync(fileOf(name), 'utf8')
    } catch {
      return ''
    }
  }
  const filesOf = (address: string) =>
    names().filter((name) => name.startsWith(markOf(address)) || isTo(read(name), address))
  const remove = (files: readonly string[]) => {
    for (const name of files) rmSync(fileOf(name), { force: true })
    return files.length
  }
  return {
    keep(to, message) {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      const name = `${markOf(to)}-${Date.now()}-${newSecret()}.eml`
      writeFileSync(fileOf(name), message, { mode: 0o600 })
    },
    of: (address) => filesOf(address).map(read),
    erase: (address) => void remove(filesOf(address)),
    retain: (days) => remove(names().filter((name) => ageOf(fileOf(name)) > days)),
  }
}

const markOf = (address: string) => hashOf(addressKey(address)).slice(0, 16)

/** Releases before named the files otherwise. */
const isTo = (message: string, address: string) =>
  addressKey(/^To: (.*)$/m.exec(message)?.[1] ?? '') === addressKey(address)

/** Days since a file was written. */
const ageOf = (file: string) =>
  (Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())) / 86_400_000
