import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Container, Section } from '@fivefold/shared/ui/layout'
import { Headline, Title } from '@fivefold/shared/ui/text'
import type { aboutContent } from './about-content'

export function CoreValues({ title, list }: typeof aboutContent.values) {
  return (
    <Section tone="surface" labelledBy="values">
      <Container>
        <Columns>
          <Headline id="values">{title}</Headline>
          <List>
            {list.map((value) => (
              <Entry key={value.title}>
                <Title>{value.title}</Title>
                <p>{value.text}</p>
              </Entry>
            ))}
          </List>
        </Columns>
      </Container>
    </Section>
  )
}

const Columns = styled.div`
  display: grid;
  gap: ${token.space.head};

  ${media.desktop} {
    grid-template-columns: 4fr 8fr;
    column-gap: ${token.space[16]};
  }
`

const List = styled.ol`
  display: grid;
  counter-reset: value;
`

const Entry = styled.li`
  display: grid;
  gap: ${token.space[1]} ${token.space[8]};
  padding-block: ${token.space[4]};
  border-block-start: 1px solid ${token.color.line};
  color: ${token.color.inkMuted};

  & > h3 {
    color: ${token.color.ink};
  }

  &:last-child {
    padding-block-end: 0;
  }

  ${media.tablet} {
    grid-template-columns: 5fr 7fr;
  }
`
