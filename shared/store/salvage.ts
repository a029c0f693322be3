import { collectionSchemas } from './entities'
import { coverageOf } from './snapshot'

/**
 * Finds what is whole in a document that is not JSON (cut off, or overwritten somewhere): every
 * record of every collection that can be parsed by itself, in the shape of the document.
 */
export function salvagedDocument(text: string): Record<string, unknown> {
  const starts = collectionStarts(text)
  const state = Object.fromEntries(
    starts.map(({ name, from }, index) => {
      const records = wholeObjects(text.slice(from, starts[index + 1]?.from))
      return [name, name === 'currentUser' ? records[0] : records]
    }),
  )
  const version = /"version"\s*:\s*(\d+)/.exec(text)?.[1]
  return {
    state,
    version: version === undefined ? undefined : Number(version),
    journal: coverageOf(text),
  }
}

/** Inside a string a quote is escaped, so a quoted name with a bracket behind it is a key. */
function collectionStarts(text: string): { name: string; from: number }[] {
  const names = [...Object.keys(collectionSchemas), 'currentUser'].join('|')
  const pattern = new RegExp(`"(${names})"\\s*:\\s*[[{n]`, 'g')
  const starts = new Map<string, number>()
  for (const match of text.matchAll(pattern)) {
    const name = match[1] ?? ''
    if (!starts.has(name)) starts.set(name, match.index + match[0].length - 1)
  }
  return [...starts].map(([name, from]) => ({ name, from }))
}

function wholeObjects(text: string): unknown[] {
  const found: unknown[] = []
  const candidate = /\{/g
  while (candidate.exec(text)) {
    const start = candidate.lastIndex - 1
    const end = objectEnd(text, start)
    const value = end === undefined ? undefined : parsed(text.slice(start, end))
    if (value === undefined) {
      // Broken: go on at the next place that looks like the border between two records.
      const border = /\}\s*,\s*(?=\{)/g
      border.lastIndex = start
      if (!border.exec(text)) return found
      candidate.lastIndex = border.lastIndex
    } else {
      found.push(value)
      candidate.lastIndex = end ?? text.length
    }
  }
  return found
}

/** Where the object that starts here ends, counting brackets outside of strings. */
function objectEnd(text: string, start: number): number | undefined {
  const token = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}]/gs
  token.lastIndex = start
  let depth = 0
  for (let match = token.exec(text); match; match = token.exec(text)) {
    if (match[0] === '{') depth += 1
    if (match[0] === '}') depth -= 1
    if (depth === 0) return token.lastIndex
  }
  return undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
