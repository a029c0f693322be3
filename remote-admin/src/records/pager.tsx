import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react'
import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { Button, type ButtonProps } from '@fivefold/shared/ui/button'
import type { PageOf } from './page-of'
import { recordsContent } from './records-content'

interface PagerProps {
  /** What the pages are of, for screen readers. */
  label: string
  shown: PageOf<unknown>
  onPage: (page: number) => void
}

/** Nothing when everything fits on one page. */
export function Pager({ label, shown: { page, pages }, onPage }: PagerProps) {
  if (pages === 1) return null
  const words = recordsContent.pager
  const isFirst = page === 1
  const isLast = page === pages
  return (
    <Bar aria-label={label}>
      <Words>{words.page(page, pages)}</Words>
      <Buttons>
        <Turn aria-label={words.first} disabled={isFirst} onClick={() => onPage(1)}>
          <ChevronFirst aria-hidden="true" />
        </Turn>
        <Turn disabled={isFirst} onClick={() => onPage(page - 1)}>
          <ChevronLeft aria-hidden="true" />
          {words.previous}
        </Turn>
        <Turn disabled={isLast} onClick={() => onPage(page + 1)}>
          {words.next}
          <ChevronRight aria-hidden="true" />
        </Turn>
        <Turn aria-label={words.last} disabled={isLast} onClick={() => onPage(pages)}>
          <ChevronLast aria-hidden="true" />
        </Turn>
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
`

const Words = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.type.small};
  font-variant-numeric: tabular-nums;
`

const Buttons = styled.div`
  display: flex;
  gap: ${token.space[2]};
`
