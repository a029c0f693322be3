import { deepest, readJson } from '../../storage/stored-json'
import type { Raw, StoredModel, StoredOperation } from '../stored-model'
import { coverageOf } from './snapshot'

/**
 * Finds intact data in a document that is not JSON (cut off, or overwritten somewhere): every record that can be
 * parsed alone, in the shape of the document.
 */
export function salvagedDocument<State extends object, Operation extends StoredOperation>(
  text: string,
  { empty, singles }: StoredModel<State, Operation>,
): Raw {
  const starts = collectionStarts(text, Object.keys(empty))
  const state: Record<string, unknown> = {}
  for (const [index, { name, from }] of starts.entries()) {
    const records = wholeObjects(text.slice(from, starts[index + 1]?.from))
    const isSingle = Object.hasOwn(singles, name)
    state[name] = isSingle ? (state[name] ?? records[0]) : [state[name] ?? [], records].flat()
  }
  const version = /"version"\s*:\s*(\d+)/.exec(text)?.[1]
  return {
    state,
    version: version === undefined ? undefined : Number(version),
    journal: coverageOf(text),
  }
}

interface Start {
  readonly name: string
  readonly from: number
}

/** Quotes inside a string are escaped, so a quoted name followed by a bracket is a key. It may occur more than once. */
function collectionStarts(text: string, names: readonly string[]): Start[] {
  const all = (pattern: string) => [...text.matchAll(new RegExp(pattern, 'g'))]
  return names
    .flatMap((name) => {
      const spelled = all(`"${name}"\\s*:\\s*[[{n]`)
      const found = spelled.length > 0 ? spelled : all(misspelled(name)).slice(0, 1)
      return found.map(({ index, 0: key }) => ({ name, from: index + key.length - 1 }))
    })
    .toSorted((one, other) => one.from - other.from)
}

/** A pattern for the key as this store writes it, with any one character wrong, and the following bracket. */
function misspelled(name: string): string {
  const key = `"${name}":`
  const spellings = Array.from(key, (_, at) => `${key.slice(0, at)}.${key.slice(at + 1)}`)
  return `(?:${spellings.join('|')}).`
}

function wholeObjects(text: string): unknown[] {
  const found: unknown[] = []
  if (text.startsWith('null')) return found
  const candidate = /\{/g
  while (candidate.exec(text)) {
    const start = candidate.lastIndex - 1
    const end = objectEnd(text, start)
    const value = end === undefined ? undefined : readJson(text.slice(start, end))
    if (end === undefined || value === undefined) {
      // Broken: continue at the probable start of the next record. Quotes inside a string are escaped.
      const border = /,\s*(?=\{\s*")/g
      border.lastIndex = start
      if (!border.exec(text)) return found
      candidate.lastIndex = border.lastIndex
    } else {
      found.push(value)
      if (isLast(text, end)) return found
      candidate.lastIndex = end
    }
  }
  return found
}

/** Whether the collection ends after the object, not just a list inside a record. */
function isLast(text: string, end: number): boolean {
  const ending = /\s*\]\s*(?:,\s*"[^"]*"\s*:\s*[[{n]|\}\s*(?:\}|,\s*"|$))/y
  ending.lastIndex = end
  return ending.test(text)
}

/**
 * The end of the object that starts here. Gives up at the first character that cannot be part of it: searching to the
 * end of the text from many broken starts would take quadratic time.
 */
function objectEnd(text: string, start: number): number | undefined {
  const token = /"[^"\\]*(?:\\.[^"\\]*)*("?)|,\s*\{|[{}[\]]/gs
  token.lastIndex = start
  const open: string[] = []
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const [found, closingQuote] = match
    if (closingQuote === '') return undefined
    if (found === '}' || found === ']') {
      if (open.pop() !== found) return undefined
      if (open.length === 0) return token.lastIndex
    } else if (found === '[') open.push(']')
    else if (found.endsWith('{')) {
      const isMember = found !== '{'
      // In an object, a key follows the comma.
      if (isMember && open.at(-1) === '}') return undefined
      open.push('}')
    }
    if (open.length > deepest) return undefined
  }
  return undefined
}
