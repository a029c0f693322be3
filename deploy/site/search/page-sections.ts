import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { attributeOf, elementsBelow, endOf, isElement, isText, textOf, tidied } from './html-text'

export interface PageSection {
  /** Id to scroll to; empty for the page itself. */
  anchor: string
  title: string
  text: string
}

/**
 * The sections of a prerendered page: each heading of its main content with the text below it, and each
 * article of one heading as a whole. Text before the first heading belongs to that heading.
 */
export function pageSections(html: string): PageSection[] {
  const main = elementsBelow(parseFragment(html)).find(({ tagName }) => tagName === 'main')
  if (main === undefined) return []
  const sections: PageSection[] = []
  let opening = ''
  let headingAnchor = ''

  function read(node: Tree.ChildNode, anchor: string) {
    if (isText(node)) return append(node.value)
    if (!isElement(node) || isSilent(node)) return
    const own = anchorOf(node) ?? anchor
    const heading = headingOfArticle(node)
    if (heading !== undefined) return begin(heading, anchorOf(heading) ?? own, textOf(node))
    if (isHeading(node)) return begin(node, own, '')
    for (const child of node.childNodes) read(child, own)
    append(endOf(node))
  }

  function begin(heading: Tree.Element, anchor: string, text: string) {
    // A smaller heading without an anchor is found where the heading above it is.
    if (anchor !== '' || heading.tagName !== 'h3') headingAnchor = anchor
    const isPage = heading.tagName === 'h1'
    sections.push({ anchor: isPage ? '' : headingAnchor, title: textOf(heading), text })
    if (isPage) append(opening)
  }

  function append(text: string) {
    const last = sections.at(-1)
    if (last === undefined) opening += text
    else last.text += text
  }

  for (const child of main.childNodes) read(child, '')
  return sections.map(({ anchor, title, text }) => ({
    anchor,
    title: tidied(title),
    text: tidied(text),
  }))
}

const isHeading = ({ tagName }: Tree.Element) => /^h[1-3]$/.test(tagName)

/** The heading of an article that has one of its rank. */
function headingOfArticle(element: Tree.Element) {
  if (element.tagName !== 'article') return undefined
  const headings = elementsBelow(element).filter(isHeading)
  const [first, ...others] = headings.toSorted((one, other) =>
    one.tagName < other.tagName ? -1 : 1,
  )
  return others.some(({ tagName }) => tagName === first?.tagName) ? undefined : first
}

/** Ignores ids that React generates: they differ from release to release. */
function anchorOf(element: Tree.Element) {
  const id = attributeOf(element, 'id')
  return id?.startsWith('_R_') ? undefined : id
}

const silentTags = new Set(
  'button input label legend noscript option script select style svg textarea'.split(' '),
)

/**
 * Decoration and controls say nothing that anybody looks for. `data-search="none"` is on records that the
 * search finds in the visitor's browser.
 */
const isSilent = ({ tagName, attrs }: Tree.Element) =>
  silentTags.has(tagName) ||
  attrs.some(({ name, value }) => silentAttributes.has(`${name}=${value}`))

const silentAttributes = new Set(['aria-hidden=true', 'data-search=none'])
