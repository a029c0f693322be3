import { ContainedSection, Split, Stack } from '@fivefold/shared/ui/layout'
import { Headline, Lead } from '@fivefold/shared/ui/text'
import { media, oneColumn, smallMuted, token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'
import { CertificateStack } from './certificate-stack'
import { learnContent } from './learn-content'

const { certifications } = learnContent

export function Certifications() {
  return (
    <ContainedSection id="certifications" tone="ink" labelledBy="certifications-title">
      <Split $ratio="narrow" $gap={20}>
        <CertificateStack />
        <Stack>
          <Headline id="certifications-title">{certifications.title}</Headline>
          <Lead>{certifications.text}</Lead>
          <Facts>
            {certifications.facts.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </Facts>
        </Stack>
      </Split>
    </ContainedSection>
  )
}

const Facts = styled.dl`
  ${oneColumn}
  gap: ${token.space[2]} ${token.space[6]};
  padding-block-start: ${token.space[4]};
  border-block-start: 1px solid ${token.color.line};

  ${media.tablet} {
    grid-template-columns: repeat(3, 1fr);
  }

  & dt {
    font: 600 ${token.type.lead} / 1.3 ${token.font.sans};
    font-variant-numeric: tabular-nums;
  }

  & dd {
    ${smallMuted}
    line-height: 1.45;
  }
`
