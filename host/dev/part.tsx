import type { ReactNode } from 'react'
import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { Container, Stack } from '@fivefold/shared/ui/layout'
import { Eyebrow } from '@fivefold/shared/ui/text'

/** One file of `shared/ui` with its name. */
export function Part({ file, children }: { file: string; children: ReactNode }) {
  return (
    <Frame id={file}>
      <Container>
        <Stack $gap={4}>
          <Eyebrow as="h2">{file}</Eyebrow>
          {children}
        </Stack>
      </Container>
    </Frame>
  )
}

const Frame = styled.section`
  padding-block: ${token.space[8]};
  border-top: 1px solid ${token.color.line};
`
