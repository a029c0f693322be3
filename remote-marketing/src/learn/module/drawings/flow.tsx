import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Caption } from '@fivefold/shared/ui/text'
import type { FlowDrawing, FlowStep } from '../module'

/** A drawn workflow. The caption says what the drawing shows; the text around it says the rest. */
export function Flow({ caption, steps, branches }: FlowDrawing) {
  return (
    <figure>
      <Canvas aria-hidden="true">
        {steps.map((step) => (
          <Step key={step.text} {...step} />
        ))}
        {branches && (
          <Branches>
            {branches.map(({ condition, ...step }) => (
              <div key={condition}>
                <small>{condition}</small>
                <Step {...step} />
              </div>
            ))}
          </Branches>
        )}
      </Canvas>
      <Legend as="figcaption">{caption}</Legend>
    </figure>
  )
}

const Step = ({ kind, text, isLit = false }: FlowStep) => (
  <Box data-lit={isLit}>
    <small>{kind}</small>
    {text}
  </Box>
)

/* A wire before every part but the first: down on a phone, to the right where there is room. */
const Canvas = styled.div`
  display: flex;
  flex-direction: column;
  padding: clamp(min(1.25rem, 5.2vw), 3vw, 2rem);
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
  font-size: ${token.type.small};
  line-height: 1.35;
  break-inside: avoid;

  & > * {
    flex: 1;
  }

  & > * + * {
    position: relative;
    margin-block-start: ${token.space[8]};
  }

  & > * + *::before {
    position: absolute;
    inset: auto auto 100% ${token.space[6]};
    width: 2px;
    height: ${token.space[8]};
    background: var(--hue);
    content: '';
  }

  & small {
    color: ${token.color.inkMuted};
    font-size: ${token.type.caption};
  }

  ${media.tablet} {
    flex-direction: row;
    align-items: center;

    & > * + * {
      margin: 0 0 0 ${token.space[8]};
    }

    & > * + *::before {
      inset: 50% 100% auto auto;
      width: ${token.space[8]};
      height: 2px;
    }
  }
`

const Box = styled.div`
  padding: ${token.space[3]} min(1rem, 4.2vw);
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.control};
  background: ${token.color.raised};
  font-weight: 550;

  & > small {
    display: block;
    font-weight: 400;
  }

  &[data-lit='true'] {
    border-color: var(--hue);
    background: var(--hue-soft);
  }
`

const Branches = styled.div`
  display: grid;
  gap: ${token.space[4]};
  padding-inline-start: min(1rem, 4.2vw);
  border-inline-start: 2px solid var(--hue);

  & > div {
    display: grid;
    gap: ${token.space[1]};
  }
`

const Legend = styled(Caption)`
  margin-block-start: ${token.space[2]};
`
