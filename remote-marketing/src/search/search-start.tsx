import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { Cluster } from '@fivefold/shared/ui/layout'
import { Text, TextLink, Title } from '@fivefold/shared/ui/text'
import { searchContent } from './search-content'

export function SearchStart() {
  const { title, text, examples } = searchContent.start
  return (
    <Words>
      <Title as="h2">{title}</Title>
      <Text $muted>{text}</Text>
      <Cluster $gap={5}>
        {examples.map(({ label, to }) => (
          <TextLink key={to} to={to}>
            {label}
          </TextLink>
        ))}
      </Cluster>
    </Words>
  )
}

const Words = styled.div`
  display: grid;
  gap: ${token.space[3]};
  padding-block: ${token.space[6]};
`
