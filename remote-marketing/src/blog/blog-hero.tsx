import { ButtonLink } from '@fivefold/shared/ui/button'
import { Container, Stack } from '@fivefold/shared/ui/layout'
import { Display, Eyebrow, Lead } from '@fivefold/shared/ui/text'
import { media, oneColumn, token } from '@fivefold/shared/theme/tokens'
import { ArrowUpRight } from 'lucide-react'
import styled from 'styled-components'
import { blogContent } from './blog-content'

const { hero } = blogContent

export function BlogHero() {
  return (
    <Container>
      <Masthead>
        <div>
          <Eyebrow>{hero.eyebrow}</Eyebrow>
          <Display>{hero.title}</Display>
        </div>
        <Stack $gap={5} $align="start">
          <Lead>{hero.lead}</Lead>
          <ButtonLink variant="secondary" to={hero.publication.to}>
            {hero.publication.label}
            <ArrowUpRight aria-hidden="true" />
          </ButtonLink>
        </Stack>
      </Masthead>
    </Container>
  )
}

const Masthead = styled.div`
  ${oneColumn}
  gap: ${token.space[4]} ${token.space[16]};
  padding-block: ${token.space.opening} ${token.space.head};
  border-block-end: 1px solid ${token.color.line};

  & > :first-child {
    ${oneColumn}
    gap: ${token.space[3]};
    max-width: 10em;
    font-size: ${token.type.display};
  }

  ${media.desktop} {
    grid-template-columns: 7fr 5fr;
    align-items: end;
  }
`
