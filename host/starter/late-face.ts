/** Added letter-spacing in em that hardly shows. */
const unnoticed = 0.035
const family = 'Instrument Sans Variable'
/** Letter-spacing in em that a round adds to a text whose number of lines has changed. */
const step = 0.003
const rounds = 9

/**
 * Shows the site's face if it came after the first paint, when browsers no longer use it. Its words are about as wide
 * as the fallback's (shared/ui/theme/fonts.css). A box that would still change its size gets a little letter-spacing.
 */
export async function showLateFace() {
  const link = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]')
  if (!link || !window.FontFace || isShown()) return
  const source = `url("${link.href}")`
  const loading = new FontFace(family, source, { weight: '400 700' }).load()
  const face = await loading.catch(() => undefined)
  if (!face) return
  const boxes = textBoxes()
  document.fonts.add(face)
  // The browser paints only after the last round.
  for (let round = 0; round < rounds && keepSizes(boxes); round += 1);
}

/** Tells the face by its narrow i: all letters of a monospaced one have the same width. */
function isShown() {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return true
  pen.font = `100px "${family}", monospace`
  return pen.measureText('i').width < 40
}

interface TextBox {
  element: HTMLElement
  style: CSSStyleDeclaration
  width: number
  height: number
  /** Letter-spacing in em: the page's own, and what `keepSizes` has added. */
  spacing: number
  added: number
}

/** The boxes that hold text themselves, before the face changes. */
function textBoxes() {
  const boxes = new Map<Element, TextBox>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    if (!texts.currentNode.textContent?.trim()) continue
    let element = texts.currentNode.parentElement
    while (element && getComputedStyle(element).display === 'inline')
      element = element.parentElement
    if (!element || boxes.has(element)) continue
    const style = getComputedStyle(element)
    const { width, height } = element.getBoundingClientRect()
    const spacing = (parseFloat(style.letterSpacing) || 0) / parseFloat(style.fontSize)
    if (width > 0) boxes.set(element, { element, style, width, height, spacing, added: 0 })
  }
  return [...boxes.values()]
}

/** Brings boxes nearer to their old sizes. @returns whether one has changed, so that another round may help. */
function keepSizes(boxes: readonly TextBox[]) {
  // All are read before one is written, so that the browser computes the layout once.
  const changed = boxes.flatMap((box) => {
    const change = changeOf(box)
    return change === 0 ? [] : [{ ...box, box, change }]
  })
  // A box around another one may be right when that one is.
  const around = new Set<Element>()
  for (const { element } of changed) {
    let outer = element.parentElement
    for (; outer && !around.has(outer); outer = outer.parentElement) around.add(outer)
  }
  const inner = changed.filter(
    ({ element, added, change }) => !around.has(element) && Math.abs(added + change) <= unnoticed,
  )
  for (const { element, box, spacing, change } of inner) {
    box.added += change
    element.style.letterSpacing = `${(spacing + box.added).toFixed(4)}em`
  }
  return inner.length > 0
}

/** Letter-spacing in em that brings a box nearer to its old size. */
function changeOf({ element, style, width, height }: TextBox) {
  const now = element.getBoundingClientRect()
  const lines = height - now.height
  if (Math.abs(lines) > 2) return Math.sign(lines) * step
  // The columns of a table share what is left.
  if (Math.abs(width - now.width) < 0.25 || style.display === 'table-cell') return 0
  return (width - now.width) / element.textContent.length / parseFloat(style.fontSize)
}
