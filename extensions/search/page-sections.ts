import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import {
  attributeOf,
  elementsBelow,
  isElement,
  isText,
} from '../../deploy/site/documents/html-tree'
import { endOf, textOf } from './html-text'
import { createSectionList, titleOf } from './section-list'
import { isSilent } from './silent-parts'

/**
 * The sections of a prerendered page: each heading of its main content with the text below it, and each article or
 * list item of one heading as a whole. `data-search="aside"` is on articles that count less.
 */
export function pageSections(html: string) {
  const main = elementsBelow(parseFragment(html)).find(({ tagName }) => tagName === 'main')
  const { begin, append, list } = createSectionList()
  let headingOfThis: Tree.Element | undefined

  function read(node: Tree.ChildNode, anchor: string): void {
    if (isText(node)) return append(node.value)
    if (!isElement(node) || isSilent(node) || node === headingOfThis) return
    const own = anchorOf(node) ?? anchor
    const heading = headingOfThis ? undefined : headingOfItem(node)
    if (heading !== undefined) return readItem(node, heading, own)
    if (isHeading(node)) return headingOfThis ? append(` ${titleOf(node)}: `) : begin(node, own)
    if (node.tagName === 'table') return append(textOf(node))
    for (const child of node.childNodes) read(child, own)
    append(endOf(node))
  }

  function readItem(item: Tree.Element, heading: Tree.Element, anchor: string) {
    const isAside = attributeOf(item, 'data-search') === 'aside'
    begin(heading, anchorOf(heading) ?? anchor, isAside)
    headingOfThis = heading
    for (const child of item.childNodes) read(child, anchor)
    headingOfThis = undefined
  }

  for (const child of main?.childNodes ?? []) read(child, '')
  return list()
}

const isHeading = ({ tagName }: Tree.Element) => /^h[1-3]$/.test(tagName)

/** The heading of an article or a list item that has one of its rank. */
function headingOfItem(element: Tree.Element) {
  if (element.tagName !== 'article' && element.tagName !== 'li') return undefined
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
