import { textForAddress } from '../../contract/routing/longest-query'
import { markParameter } from '../../contract/routing/mark-parameter'

/**
 * The address of a passage: the shell opens what hides the words, marks them and scrolls to them.
 * @example markedHref('/pricing#faq-cancel', ['Cancel', 'plan']) // '/pricing?mark=Cancel+plan#faq-cancel'
 */
export function markedHref(url: string, words: readonly string[]): string {
  if (words.length === 0) return url
  const [page = '', anchor] = url.split('#')
  const mark = new URLSearchParams({ [markParameter]: textForAddress(words.join(' ')) })
  return `${page}${page.includes('?') ? '&' : '?'}${mark}${anchor === undefined ? '' : `#${anchor}`}`
}
