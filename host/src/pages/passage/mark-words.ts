import { token } from '@fivefold/shared/theme/tokens'

const name = 'passage'

/**
 * Marks places of the page until the visitor leaves it, without a change to its elements, which belong to React.
 * Browsers without the CSS Custom Highlight API only scroll to them.
 */
export function markWords(ranges: readonly Range[], left: AbortSignal) {
  if (typeof Highlight === 'undefined') return
  addStyles()
  CSS.highlights.set(name, new Highlight(...ranges))
  left.addEventListener('abort', () => CSS.highlights.delete(name))
}

let styles: CSSStyleSheet | undefined

function addStyles() {
  if (styles) return
  styles = new CSSStyleSheet()
  styles.replaceSync(
    `::highlight(${name}) { background: ${token.color.accentSoft}; color: ${token.color.ink}; text-decoration: underline ${token.color.accent}; }`,
  )
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles]
}
