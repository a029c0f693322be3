import { CopyButton } from '@fivefold/shared/notify/copy-button'
import { Text, Title } from '@fivefold/shared/ui/text'
import { media, oneColumn, token } from '@fivefold/shared/theme/tokens'
import { Stack } from '@fivefold/shared/ui/layout'
import { HeadedSection } from '../section/headed-section'
import styled from 'styled-components'
import { CodeBlock } from './code/code-block'
import { developersContent } from './developers-content'

const { quickStart } = developersContent

export function QuickStart() {
  return (
    <HeadedSection
      id="quick-start"
      labelledBy="quick-start-title"
      title={quickStart.title}
      lead={quickStart.lead}
    >
      <Stack as="ol" $gap="head">
        {quickStart.steps.map(({ name, text, code }) => (
          <Step key={name}>
            <div>
              <Title>{name}</Title>
              <Text $muted>{text}</Text>
            </div>
            <CodeBlock
              name={name}
              code={code}
              action={<CopyButton text={code} label={quickStart.copy} />}
            />
          </Step>
        ))}
      </Stack>
    </HeadedSection>
  )
}

const Step = styled.li`
  ${oneColumn}
  gap: ${token.space[3]} ${token.space[12]};
  counter-increment: step;

  & > div {
    position: relative;
    ${oneColumn}
    align-content: start;
    gap: ${token.space[1]};
    padding-inline-start: ${token.space[10]};
  }

  & > div::before {
    position: absolute;
    inset: 0 auto auto 0;
    display: grid;
    place-items: center;
    width: 2rem;
    height: 2rem;
    border: 1px solid ${token.color.lineStrong};
    border-radius: 50%;
    font: 600 ${token.type.small} / 1 ${token.font.sans};
    font-variant-numeric: tabular-nums;
    content: counter(step);
  }

  ${media.desktop} {
    grid-template-columns: 5fr 7fr;

    & > div {
      padding-block-start: ${token.space[2]};
    }

    & > div::before {
      inset-block-start: ${token.space[2]};
    }
  }
`
