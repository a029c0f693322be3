import type { ReactNode } from 'react'
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react'
import styled from 'styled-components'
import { token } from '../theme/tokens'
import { Button, type ButtonProps } from './button'

interface PagerProps {
  /** Names the list for screen readers. */
  label: string
  /** Counted from 1. */
  page: number
  pages: number
  onPage: (page: number) => void
  /** Offers the first and the last page, too. */
  ends?: boolean
  /** A paragraph that describes the current page. */
  children: ReactNode
}

/**
 * Renders nothing if everything fits on one page.
 * @example
 * const [page, setPage] = useState(1)
 * <Pager label="Pages of invoices" page={page} pages={4} onPage={setPage}>
 *   <p>1 to 25 of 90</p>
 * </Pager>
 */
export function Pager({ label, page, pages, onPage, ends = false, children }: PagerProps) {
  if (pages === 1) return null
  const isFirst = page === 1
  const isLast = page === pages
  return (
    <Bar aria-label={label}>
      {children}
      <Buttons>
        {ends && (
          <Turn aria-label="First page" disabled={isFirst} onClick={() => onPage(1)}>
            <ChevronFirst aria-hidden="true" />
          </Turn>
        )}
        <Turn disabled={isFirst} onClick={() => onPage(page - 1)}>
          <ChevronLeft aria-hidden="true" />
          Previous
        </Turn>
        <Turn disabled={isLast} onClick={() => onPage(page + 1)}>
          Next
          <ChevronRight aria-hidden="true" />
        </Turn>
        {ends && (
          <Turn aria-label="Last page" disabled={isLast} onClick={() => onPage(pages)}>
            <ChevronLast aria-hidden="true" />
          </Turn>
        )}
      </Buttons>
    </Bar>
  )
}

const Turn = (props: ButtonProps) => <Button {...props} variant="secondary" size="small" />

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]};

  & > p {
    color: ${token.color.inkMuted};
    font-size: ${token.type.small};
    font-variant-numeric: tabular-nums;
  }
`

const Buttons = styled.div`
  display: flex;
  gap: ${token.space[2]};
`
