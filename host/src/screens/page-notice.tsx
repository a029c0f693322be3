import type { ComponentProps } from 'react'
import { token } from '@fivefold/shared/theme/tokens'
import { Container } from '@fivefold/shared/ui/layout'
import { Notice } from '@fivefold/shared/ui/notice'
import styled from 'styled-components'

/** A warning of the shell above the page. */
export function PageNotice(props: ComponentProps<typeof Notice>) {
  return (
    <Container data-shell>
      <Space>
        <Notice tone="warning" {...props} />
      </Space>
    </Container>
  )
}

const Space = styled.div`
  padding-block: ${token.space[4]};
`
