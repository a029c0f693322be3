import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { rawText } from '../../deploy/site/documents/html-tree'
import { textOf, tidied } from './html-text'

export interface PageSection {
  /** Id to scroll to; empty for the page itself. */
  anchor: string
  title: string
  /** The heading that this one stands below; empty if it stands below the page's own. */
  above: string
  text: string
  /** Below 1 for a section that counts less; absent: 1. */
  weight?: number
}

/** Texts of other people and other days weigh less than pages, which state what is true now. */
export const asideWeight = 0.45

/** Collects the sections of a page in the order of the document. */
export function createSectionList() {
  const sections: PageSection[] = []
  let opening = ''
  let headingAnchor = ''
  let headingAbove = ''

  function begin(heading: Tree.Element, anchor: string, isAside = false) {
    const { tagName } = heading
    const title = titleOf(heading)
    // A smaller heading without an anchor is found where the heading above it is.
    if (anchor !== '' || tagName !== 'h3') headingAnchor = anchor
    if (tagName !== 'h3') headingAbove = tagName === 'h2' ? title : ''
    sections.push({
      anchor: tagName === 'h1' ? '' : headingAnchor,
      title,
      above: tagName === 'h3' ? headingAbove : '',
      text: '',
      ...(isAside && { weight: asideWeight }),
    })
    if (tagName === 'h1') append(opening)
  }

  /** Text before the first heading belongs to the page's own. */
  function append(text: string) {
    const last = sections.at(-1)
    if (last === undefined) opening += text
    else last.text += text
  }

  const list = () => withContents(sections.map((each) => ({ ...each, text: tidied(each.text) })))
  return { begin, append, list }
}

/** A heading without text gets the titles of the headings below it. */
const withContents = (sections: readonly PageSection[]): PageSection[] =>
  sections.map((section) => {
    if (section.text !== '' || section.above !== '') return section
    const below = sections.filter(({ above }) => above === section.title)
    return { ...section, text: below.map(({ title }) => title).join(' · ') }
  })

/** A heading may be a button, which opens the text below it. */
export const titleOf = (heading: Tree.Element) =>
  tidied(heading.childNodes.map((node) => (isButton(node) ? rawText(node) : textOf(node))).join(''))

const isButton = (node: Tree.Node) => node.nodeName === 'button'
