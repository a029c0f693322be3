import { useId } from 'react'
import { Download } from 'lucide-react'
import styled from 'styled-components'
import type { User } from '@fivefold/shared/domain/accounts/user'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Button } from '@fivefold/shared/ui/button'
import { Caption } from '@fivefold/shared/ui/text'
import { PanelHead } from '@fivefold/shared/ui/page-head'
import { exportAccount, exportEverything } from './data-export'
import { Sheet } from '../../listing/sheet'
import { yourDataContent } from './your-data-content'

/** Shown next to every tab, so that the export is one click away. */
export function YourData({ user }: { user: User }) {
  const { title, lead, account, everything } = yourDataContent
  return (
    <Sheet as="aside" aria-label={title}>
      <PanelHead title={title} lead={lead} />
      <Export {...account} onExport={() => exportAccount(user.id)} />
      <Export {...everything} onExport={() => exportEverything(user.id)} />
    </Sheet>
  )
}

interface ExportProps {
  label: string
  hint: string
  onExport: () => void
}

function Export({ label, hint, onExport }: ExportProps) {
  const hintId = useId()
  return (
    <Choice>
      <Button variant="secondary" size="small" aria-describedby={hintId} onClick={onExport}>
        <Download aria-hidden="true" />
        {label}
      </Button>
      <Caption id={hintId}>{hint}</Caption>
    </Choice>
  )
}

/* As wide as its column; on a tablet as wide as its text. */
const Choice = styled.div`
  display: grid;
  gap: ${token.space[2]};

  ${media.tablet} {
    justify-items: start;
  }

  ${media.desktop} {
    justify-items: stretch;
  }
`
