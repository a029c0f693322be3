import type { ReactNode } from 'react'
import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react'
import styled from 'styled-components'
import { token } from '../theme/tokens'

interface NoticeProps {
  tone?: keyof typeof icons
  title: string
  /** `h2` if the notice belongs to the page's outline. */
  titleAs?: 'p' | 'h2'
  children?: ReactNode
  action?: ReactNode
}

/**
 * A message that stays in place, next to its subject.
 * @example <Notice tone="warning" title="The card expires soon">Change it by Nov 30.</Notice>
 */
export function Notice({ tone = 'info', title, titleAs = 'p', children, action }: NoticeProps) {
  const Icon = icons[tone]
  return (
    <Box data-tone={tone}>
      <Tile aria-hidden="true">
        <Icon />
      </Tile>
      <Words>
        <Heading as={titleAs}>{title}</Heading>
        {children && <Body>{children}</Body>}
        {action && <Action>{action}</Action>}
      </Words>
    </Box>
  )
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleX }

const Box = styled.div`
  display: flex;
  gap: ${token.space[4]};
  padding: ${token.space[4]} ${token.space[5]} ${token.space[4]} ${token.space[4]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.raised};

  &[data-tone='info'] {
    --tone: ${token.color.info};
    --tone-soft: ${token.color.infoSoft};
  }

  &[data-tone='success'] {
    --tone: ${token.color.success};
    --tone-soft: ${token.color.successSoft};
  }

  &[data-tone='warning'] {
    --tone: ${token.color.warning};
    --tone-soft: ${token.color.warningSoft};
  }

  &[data-tone='danger'] {
    --tone: ${token.color.danger};
    --tone-soft: ${token.color.dangerSoft};

    border-color: ${token.color.danger};
  }
`

const Tile = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: ${token.radius.control};
  background: var(--tone-soft);
  color: var(--tone);

  & > svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`

const Words = styled.div`
  display: grid;
  flex: 1;
  gap: ${token.space[1]};
  align-content: center;
  min-width: 0;
`

const Heading = styled.p`
  color: ${token.color.ink};
  font: 600 ${token.type.body} / 1.4 ${token.font.sans};
`

const Body = styled.div`
  max-width: ${token.width.prose};
  color: ${token.color.inkMuted};
  font-size: ${token.type.small};
  line-height: 1.55;
`

const Action = styled.div`
  margin-block-start: ${token.space[2]};
`
