import { ButtonLink } from '@fivefold/shared/ui/button'
import { CopyButton } from '@fivefold/shared/notify/copy-button'
import { Cluster, Container, Section } from '@fivefold/shared/ui/layout'
import { Text, Title } from '@fivefold/shared/ui/text'
import { media, token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'
import { blogContent } from './blog-content'

const { closing } = blogContent

export function BlogClosing() {
  return (
    <Band tone="surface" labelledBy="blog-closing">
      <Container>
        <Row>
          <div>
            <Title as="h2" id="blog-closing">
              {closing.title}
            </Title>
            <Text $muted>{closing.text}</Text>
          </div>
          <Cluster>
            <ButtonLink to={closing.community.to}>{closing.community.label}</ButtonLink>
            <CopyButton text={closing.feed.text} label={closing.feed.label} size="medium" />
          </Cluster>
        </Row>
      </Container>
    </Band>
  )
}

const Band = styled(Section)`
  padding-block: ${token.space.section};
`

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};

  & > :first-child {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[2]};
  }

  ${media.desktop} {
    grid-template-columns: 1fr auto;
    align-items: center;
  }
`
