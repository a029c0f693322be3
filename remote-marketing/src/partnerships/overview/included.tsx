import { ContainedSection, Split } from '@fivefold/shared/ui/layout'
import { Headline, Lead, Text } from '@fivefold/shared/ui/text'
import { media, oneColumn, token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'
import { partnershipsContent } from './partnerships-content'

const { included } = partnershipsContent

export function Included() {
  return (
    <ContainedSection tone="surface" labelledBy="included-title">
      <Split $ratio="third" $align="start">
        <Head>
          <Headline id="included-title">{included.title}</Headline>
          <Lead>{included.lead}</Lead>
        </Head>
        <List>
          {included.items.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <Text as="dd" $muted>
                {text}
              </Text>
            </div>
          ))}
        </List>
      </Split>
    </ContainedSection>
  )
}

const Head = styled.div`
  ${oneColumn}
  gap: ${token.space[4]};

  ${media.desktop} {
    position: sticky;
    inset-block-start: calc(var(--header-height) + ${token.space[8]});
  }
`

const List = styled.dl`
  ${oneColumn}
  gap: ${token.space[4]} ${token.space[10]};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }

  & > div {
    ${oneColumn}
    align-content: start;
    gap: ${token.space[1]};
    padding-block-start: ${token.space[3]};
    border-block-start: 1px solid ${token.color.line};
  }

  & dt {
    font: 600 ${token.type.body} / 1.35 ${token.font.sans};
  }

  & dd {
    font-size: ${token.type.small};
  }
`
