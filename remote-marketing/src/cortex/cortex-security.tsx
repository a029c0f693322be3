import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { ContainedSection, Split, Stack } from '@fivefold/shared/ui/layout'
import { Headline, Lead } from '@fivefold/shared/ui/text'
import { AuditScene } from './scenes/audit-scene'
import type { cortexContent } from './cortex-content'

export function CortexSecurity({ title, lead, claims }: typeof cortexContent.security) {
  return (
    <ContainedSection labelledBy="cortex-security">
      <Stack $gap="head">
        <Split $ratio="narrow" $align="stretch">
          <Stack>
            <Headline id="cortex-security">{title}</Headline>
            <Lead>{lead}</Lead>
          </Stack>
          <Claims>
            {claims.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </Claims>
        </Split>
        <AuditScene />
      </Stack>
    </ContainedSection>
  )
}

const Claims = styled.dl`
  display: grid;
  gap: ${token.space[3]};

  & > div {
    display: grid;
    gap: 0 ${token.space[6]};
  }

  ${media.tablet} {
    & > div {
      grid-template-columns: 11rem 1fr;
    }
  }

  & dt {
    font-weight: 600;
  }

  & dd {
    color: ${token.color.inkMuted};
  }
`
