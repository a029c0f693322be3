import { ButtonLink } from '@fivefold/shared/ui/button'
import { CopyButton } from '@fivefold/shared/notify/copy-button'
import { ContainedSection, Stack } from '@fivefold/shared/ui/layout'
import { Headline, Lead } from '@fivefold/shared/ui/text'
import { media, oneColumn, panel, token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'
import { CodeBlock } from './code/code-block'
import { developersContent } from './developers-content'

const { cli, quickStart } = developersContent

export function CommandLine() {
  return (
    <ContainedSection id="cli" labelledBy="cli-title">
      <Panel>
        <CodeBlock
          name={cli.name}
          code={cli.code}
          action={<CopyButton text={cli.code} label={quickStart.copy} />}
        />
        <Stack $align="start">
          <Headline id="cli-title">{cli.title}</Headline>
          <Lead>{cli.text}</Lead>
          <ButtonLink variant="secondary" to={cli.resources.to}>
            {cli.resources.label}
          </ButtonLink>
        </Stack>
      </Panel>
    </ContainedSection>
  )
}

const Panel = styled.div`
  ${oneColumn}
  align-items: center;
  gap: ${token.space.head} ${token.space[12]};
  padding: ${token.space.card};
  ${panel}

  ${media.desktop} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 6fr);
  }
`
