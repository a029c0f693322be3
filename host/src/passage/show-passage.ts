import { findBlocks, type Block } from './find-blocks'
import { markWords } from './mark-words'
import { reveal } from './reveal'

interface PassageAddress {
  words: readonly string[]
  /** Id of the section that should hold the words; empty for the whole page. */
  anchor: string
  /** False if the visitor has seen the page before, and left it somewhere else. */
  scrolls: boolean
}

/** Milliseconds that a page may take until it shows all of the words. */
const patience = 600
const longestWait = 5000

/**
 * Marks the words in the block of the page that has most of them, after opening what hides it.
 * @returns whether there is one.
 */
export async function showPassage(address: PassageAddress, left: AbortSignal) {
  const blocks = await settledBlocks(address, left)
  for (const block of blocks) {
    if (left.aborted) return false
    if (!(await reveal(block.element))) continue
    markWords(block.ranges(), left)
    if (address.scrolls && !isInSight(block.element)) {
      block.element.scrollIntoView({ block: 'center', behavior: 'instant' })
    }
    return true
  }
  return false
}

/** The blocks, best first, as soon as one has all of the words, or the page no longer changes. */
async function settledBlocks({ words, anchor }: PassageAddress, left: AbortSignal) {
  const start = performance.now()
  let blocks: Block[] = []
  while (!left.aborted && performance.now() - start < longestWait) {
    blocks = blocksIn(anchor, words)
    const isWhole = (blocks[0]?.found ?? 0) === words.length
    if (isWhole || (blocks.length > 0 && performance.now() - start > patience)) break
    await nextFrame()
  }
  return blocks
}

/** Of the section, and only if it has none of the words, of the page. */
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

function isInSight(element: Element) {
  const { top, bottom } = element.getBoundingClientRect()
  const { scrollMarginTop, scrollPaddingTop } = getComputedStyle(document.documentElement)
  const header = Number.parseFloat(scrollPaddingTop) || Number.parseFloat(scrollMarginTop) || 0
  return top >= header && bottom <= window.innerHeight
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
