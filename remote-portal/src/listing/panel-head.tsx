import type { ReactNode } from 'react'
import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { Stack } from '@fivefold/shared/ui/layout'

interface PanelHeadProps {
  title: string
  lead?: string
  action?: ReactNode
}

/** The h2 of a tab's content, with an optional lead and action. */
export function PanelHead({ title, lead, action }: PanelHeadProps) {
  return (
    <Head>
      <Stack $gap={1}>
        <Heading>{title}</Heading>
        {lead && <Lead>{lead}</Lead>}
      </Stack>
      {action}
    </Head>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]} ${token.space[6]};
`

const Heading = styled.h2`
  font: 600 ${token.type.lead} / 1.3 ${token.font.sans};
  letter-spacing: -0.01em;
  word-spacing: 0.05em;
`

const Lead = styled.p`
  max-width: ${token.width.prose};
  color: ${token.color.inkMuted};
  font-size: ${token.type.small};
  line-height: 1.5;
  text-wrap: pretty;
`
