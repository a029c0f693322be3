import { media, oneColumn, panel, token } from '@fivefold/shared/theme/tokens'
import { Badge } from '@fivefold/shared/ui/badge'
import { FactList } from '@fivefold/shared/ui/fact-list'
import { Caption } from '@fivefold/shared/ui/text'
import styled from 'styled-components'
import type { FoundIntegration } from './integration-search'
import { integrationsContent as words } from './integrations-content'

export function IntegrationList({ integrations }: { integrations: readonly FoundIntegration[] }) {
  return (
    <Cards>
      {integrations.map(({ name, category, maker, reads, writes, signIn }) => (
        <li key={name}>
          <Head>
            <h3>{name}</h3>
            <Badge tone={maker === 'own' ? 'integ' : 'neutral'}>{words.makers[maker]}</Badge>
          </Head>
          <Caption>{category}</Caption>
          <Facts
            facts={[
              { label: words.reads, value: reads },
              { label: words.writes, value: writes ?? words.readsOnly },
              { label: words.signIn, value: signIn },
            ]}
          />
        </li>
      ))}
    </Cards>
  )
}

const Cards = styled.ul`
  ${oneColumn}
  gap: ${token.space[3]};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  & > li {
    ${oneColumn}
    align-content: start;
    padding: ${token.space[4]};
    ${panel}
  }
`

const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${token.space[2]};

  & > h3 {
    font: 600 ${token.type.lead} / 1.3 ${token.font.sans};
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
  }
`

const Facts = styled(FactList)`
  gap: ${token.space[1]};
  margin-block-start: ${token.space[3]};

  & > div {
    grid-template-columns: 4rem minmax(0, 1fr);
    gap: ${token.space[2]};
  }
`
