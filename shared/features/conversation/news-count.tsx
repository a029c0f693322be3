import styled from 'styled-components'
import { token } from '../../ui/theme/tokens'

/**
 * Describes a link or tab with a `NewsCount`, whose name stays as it is.
 * @example <a href="/portal" aria-description={newsWords(2)}>Portal</a>
 */
export const newsWords = (tickets: number) =>
  tickets === 1 ? '1 ticket with news' : `${tickets} tickets with news`

/**
 * The number of tickets with news, for sighted users; nothing without news. Give its link `newsWords`, too.
 * @example <NewsCount count={2} />
 */
export function NewsCount({ count }: { count: number }) {
  return count > 0 && <Dot aria-hidden="true">{count}</Dot>
}

const Dot = styled.span`
  min-width: 1.125rem;
  padding-inline: 0.3125rem;
  border-radius: 0.5625rem;
  background: ${token.color.accent};
  color: ${token.color.accentInk};
  font: 600 0.6875rem / 1.125rem ${token.font.sans};
  font-variant-numeric: tabular-nums;
  text-align: center;
`
