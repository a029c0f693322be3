import { ButtonLink } from '@fivefold/shared/ui/button'
import { CopyButton } from '@fivefold/shared/notify/copy-button'
import { Cluster, Container, Section, Split, Stack } from '@fivefold/shared/ui/layout'
import { Text, Title } from '@fivefold/shared/ui/text'
import { token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'
import { blogContent } from './blog-content'

const { closing } = blogContent

export function BlogClosing() {
  return (
    <Band tone="surface" labelledBy="blog-closing">
      <Container>
        <Split $ratio="1fr auto">
          <Stack $gap={2}>
            <Title as="h2" id="blog-closing">
              {closing.title}
            </Title>
            <Text $muted>{closing.text}</Text>
          </Stack>
          <Cluster>
            <ButtonLink to={closing.community.to}>{closing.community.label}</ButtonLink>
            <CopyButton text={closing.feed.text} label={closing.feed.label} size="medium" />
          </Cluster>
        </Split>
      </Container>
    </Band>
  )
}

const Band = styled(Section)`
  padding-block: ${token.space.section};
`
