import { FileText, Split, UserCheck, Zap } from 'lucide-react'
import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { workflowScene } from './platform-scenes-content'

/** A workflow of automatic steps and one that waits for a person. */
export function WorkflowScene() {
  const { trigger, check, yes, no, note } = workflowScene
  return (
    <Canvas aria-hidden="true">
      <Step>
        <Zap />
        <span>
          <small>{trigger.label}</small>
          {trigger.text}
        </span>
      </Step>
      <Wire />
      <Step>
        <Split />
        <span>
          <small>{check.label}</small>
          {check.text}
        </span>
      </Step>
      <Fork viewBox="0 0 200 40" preserveAspectRatio="none">
        <path d="M100 0V20H50V40" />
        <path d="M100 0V20H150V40" data-lit />
      </Fork>
      <Branches>
        <Step>
          <FileText />
          <span>
            <small>{yes.label}</small>
            {yes.text}
          </span>
        </Step>
        <Step data-lit>
          <UserCheck />
          <span>
            <small>{no.label}</small>
            {no.text}
          </span>
          <i>{note}</i>
        </Step>
      </Branches>
    </Canvas>
  )
}

const Canvas = styled.div`
  display: grid;
  justify-items: center;
  padding: clamp(1.5rem, 4vw, 3rem) clamp(1rem, 3vw, 2rem);
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background-color: ${token.color.surface};
  background-image: radial-gradient(${token.color.line} 1px, transparent 1px);
  background-size: 20px 20px;
  font-size: ${token.type.small};
  line-height: 1.3;
`

const Step = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: ${token.space[1]} ${token.space[3]};
  width: 100%;
  max-width: 15rem;
  padding: ${token.space[3]} ${token.space[4]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.control};
  background: ${token.color.raised};
  font-weight: 550;

  & > svg {
    width: 1.125rem;
    height: 1.125rem;
    color: ${token.product.workflows.text};
  }

  & small {
    display: block;
    color: ${token.color.inkMuted};
    font-weight: 400;
    font-size: ${token.type.caption};
  }

  & > i {
    grid-column: 2;
    color: ${token.product.workflows.text};
    font-style: normal;
    font-weight: 500;
    font-size: ${token.type.caption};
  }

  &[data-lit] {
    border-color: ${token.product.workflows.solid};
    background: ${token.product.workflows.soft};
  }
`

const Wire = styled.div`
  width: 2px;
  height: 2.25rem;
  background: ${token.product.workflows.solid};
`

const Fork = styled.svg`
  width: 100%;
  height: 3.5rem;
  fill: none;
  stroke: ${token.color.lineStrong};
  stroke-width: 1.5;

  & > path {
    vector-effect: non-scaling-stroke;
  }

  & > [data-lit] {
    stroke: ${token.product.workflows.solid};
    stroke-width: 2;
  }
`

const Branches = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-items: start;
  justify-items: center;
  gap: ${token.space[4]};
  width: 100%;
`
