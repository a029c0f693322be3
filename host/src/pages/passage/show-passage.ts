import { findBlocks, type Block } from './find-blocks'
import { keepInSight } from './keep-in-sight'
import { markWords } from './mark-words'
import { nextFrame, reveal } from './reveal'

interface PassageAddress {
  words: readonly string[]
  /** Id of the section that should hold the words; empty for the whole page. */
  anchor: string
  /** False if the visitor has seen the page before, and left it somewhere else. */
  scrolls: boolean
}

/** Milliseconds that a page may take until it shows all of the words. */
const timeout = 600
const longestWait = 5000

/**
 * Marks the words in the block of the page that has most of them, after opening what hides it. Waits for a page that
 * does not show them yet.
 * @returns whether there is one.
 */
export async function showPassage({ words, anchor, scrolls }: PassageAddress, left: AbortSignal) {
  const start = performance.now()
  const waited = () => performance.now() - start
  const opened = new Set<Element>()
  while (!left.aborted && waited() < longestWait) {
    const blocks = blocksIn(anchor, words)
    const isWhole = blocks[0]?.found === words.length
    const block = isWhole || waited() > timeout ? await firstShown(blocks, opened) : undefined
    if (block && !left.aborted) {
      markWords(block.ranges(), left)
      if (scrolls) keepInSight(block.element, left)
      return true
    }
    await nextFrame()
  }
  return false
}

/** @param opened what has been opened already; a second press would close it. */
async function firstShown(blocks: readonly Block[], opened: Set<Element>) {
  for (const block of blocks) if (await reveal(block.element, opened)) return block
  return undefined
}

/** Searches the section, and the page only if the section has none of the words. */
function blocksIn(anchor: string, words: readonly string[]): Block[] {
  const page = document.querySelector('main')
  if (page === null) return []
  const section = sectionOf(anchor)
  const inSection = section ? findBlocks(section, words) : []
  return inSection.length > 0 ? inSection : findBlocks(page, words)
}

const sectionOf = (anchor: string) => {
  const element = anchor === '' ? null : document.getElementById(anchor)
  return /^H[1-6]$/.test(element?.tagName ?? '')
    ? (element?.closest('article, section, li') ?? element?.parentElement)
    : element
}
