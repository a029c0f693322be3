import { Check } from 'lucide-react'
import styled from 'styled-components'
import { media, panel, token } from '@fivefold/shared/theme/tokens'
import { Stack } from '@fivefold/shared/ui/layout'
import { Bubble } from '../../scenes/bubble'
import { answerScene } from './cortex-scenes-content'
import ReturnsChart from './returns-chart.svg?picture'

/** An answer; margin notes give the source of each part. */
export function AnswerScene() {
  const { question, parts } = answerScene
  return (
    <Sheet aria-hidden="true">
      <Bubble $from="person">{question}</Bubble>
      <Stack $gap={5}>
        {parts.map(({ id, text, note }) => (
          <Part key={id} data-part={id}>
            <div>
              {id === 'chart' && <Chart />}
              {id === 'action' ? (
                <Action>
                  <Check />
                  {text}
                </Action>
              ) : (
                text
              )}
            </div>
            <Note>{note}</Note>
          </Part>
        ))}
      </Stack>
    </Sheet>
  )
}

const Sheet = styled.div`
  display: grid;
  gap: ${token.space[5]};
  padding: clamp(1.25rem, 3vw, 2rem);
  ${panel}
  box-shadow: ${token.shadow.float};
  font-size: ${token.type.small};
  line-height: 1.45;
  user-select: none;
`

const Part = styled.div`
  display: grid;
  align-items: center;
  gap: ${token.space[1]} ${token.space[4]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 9rem;
  }

  &[data-part='figure'] {
    font: 600 1.1875rem / 1.25 ${token.font.sans};
    letter-spacing: -0.02em;
  }
`

/* Between phone and desktop the drawing is scaled to twice its size. */
const Chart = styled(ReturnsChart)`
  font-size: 11px;

  ${media.tablet} {
    font-size: 7px;
  }

  ${media.desktop} {
    font-size: 11px;
  }
`

const Note = styled.p`
  position: relative;
  padding-inline-start: ${token.space[3]};
  border-inline-start: 2px solid ${token.product.cortex.solid};
  color: ${token.product.cortex.text};
  font: 500 ${token.type.caption} / 1.35 ${token.font.sans};
  letter-spacing: 0;
`

const Action = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  padding: ${token.space[2]} ${token.space[3]};
  border: 1px dashed ${token.product.cortex.solid};
  border-radius: ${token.radius.control};
  font-weight: 550;

  & > svg {
    width: 1rem;
    height: 1rem;
    color: ${token.product.cortex.text};
  }
`
