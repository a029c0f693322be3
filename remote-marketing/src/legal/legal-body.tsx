import type { ComponentProps } from 'react'
import { Container } from '@fivefold/shared/ui/layout'
import { oneColumn, token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'
import { LongText } from '@fivefold/shared/ui/long-text'

export function LegalBody({ children, ...text }: ComponentProps<typeof LongText>) {
  return (
    <Body>
      <LongText {...text}>
        <Sections>{children}</Sections>
      </LongText>
    </Body>
  )
}

const Body = styled(Container)`
  padding-block: ${token.space.head} ${token.space.section};

  @media print {
    padding-block: ${token.space[6]} 0;
  }
`

const Sections = styled.div`
  ${oneColumn}
  gap: ${token.space.head};

  @media print {
    display: block;
  }
`

/** One section of a long text. */
export const LegalSection = styled.section`
  ${oneColumn}
  gap: ${token.space[4]};

  & > h2 {
    font: 600 ${token.type.title} / 1.2 ${token.font.sans};
    letter-spacing: -0.02em;
  }

  @media print {
    &:not(:last-child) {
      margin-block-end: ${token.space[6]};
    }
  }
`
