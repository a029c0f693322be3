import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import {
  elementsBelow,
  hasOwnText,
  isElement,
  rawText,
} from '../../deploy/site/documents/html-tree'

const silentTags = new Set(
  'button input label legend noscript option output progress script select style svg textarea'.split(
    ' ',
  ),
)

/** `data-search="none"` is on records that the search finds in the visitor's browser. */
const silentAttributes = new Set([
  'aria-hidden=true',
  'data-search=none',
  'role=log',
  'role=progressbar',
  'role=status',
])

/** The search skips decoration, controls, status messages, forms and bare links. */
export const isSilent = (element: Tree.Element): boolean =>
  silentTags.has(element.tagName) ||
  element.attrs.some(({ name, value }) => silentAttributes.has(`${name}=${value}`)) ||
  isFormToFill(element) ||
  isMereLink(element)

const isFormToFill = (element: Tree.Element) =>
  element.tagName === 'form' &&
  elementsBelow(element).some(
    ({ tagName, attrs }) =>
      tagName === 'textarea' ||
      attrs.some(({ name, value }) => name === 'type' && value === 'email'),
  )

/** A link outside of a sentence, unless it is an email address or encloses what it leads to. */
const isMereLink = (element: Tree.Element) =>
  element.tagName === 'a' &&
  !rawText(element).includes('@') &&
  !elementsBelow(element).some(({ tagName }) => blockTags.has(tagName)) &&
  !isInSentence(element)

const blockTags = new Set(['h2', 'h3', 'h4', 'p', 'div'])

const isInSentence = ({ parentNode }: Tree.Element): boolean =>
  hasOwnText(parentNode) ||
  (parentNode !== null && isElement(parentNode) && namingTags.has(parentNode.tagName))

const namingTags = new Set(['h1', 'h2', 'h3', 'td', 'th'])
