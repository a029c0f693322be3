import { FileText, Phone } from 'lucide-react'
import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Bubble } from '../../scenes/bubble'
import { featureScenes } from './home-scenes-content'

const icons = [FileText, Phone]

export function SourcesScene() {
  const { question, answer, excerpt, cited } = featureScenes.sources
  const [before, figure, after] = answer
  return (
    <Sheet>
      <Bubble $from="person">{question}</Bubble>
      <Bubble $from="assistant">
        {before}
        <Cited>{figure}</Cited>
        {after}
      </Bubble>
      <Citations>
        {cited.map(({ name, system, read }, position) => {
          const Icon = icons[position] ?? FileText
          return (
            <li key={name}>
              <Icon />
              <span>
                <b>{name}</b>
                {system}, {read}
              </span>
            </li>
          )
        })}
      </Citations>
      <Page>
        <b>{excerpt.title}</b>
        <p>
          {excerpt.before}
          <Cited>{excerpt.cited}</Cited>
          {excerpt.after}
        </p>
      </Page>
    </Sheet>
  )
}

const Sheet = styled.div`
  display: grid;
  gap: ${token.space[4]};
  font-size: ${token.type.small};
  line-height: 1.5;
`

/* The source page is cut off by the edge of the card; a phone goes without. */
const Page = styled.div`
  display: none;
  gap: ${token.space[3]};
  margin-inline: ${token.space[4]};
  padding: ${token.space[5]} ${token.space[6]} ${token.space[8]};
  border: 1px solid ${token.color.line};
  border-block-end: 0;
  border-radius: ${token.radius.control} ${token.radius.control} 0 0;
  background: ${token.color.paper};
  color: ${token.color.inkMuted};
  font:
    400 ${token.type.small} / 1.75 Georgia,
    'Times New Roman',
    serif;

  & > b {
    color: ${token.color.ink};
  }

  ${media.tablet} {
    display: grid;
  }
`

const Cited = styled.mark`
  border-radius: 2px;
  background: ${token.product.cortex.soft};
  box-shadow: 0 0 0 3px ${token.product.cortex.soft};
  color: ${token.product.cortex.text};
  font-weight: 600;
  box-decoration-break: clone;
`

const Citations = styled.ul`
  display: grid;
  gap: ${token.space[2]};
  padding-inline-start: ${token.space[4]};
  border-inline-start: 2px solid ${token.product.cortex.solid};

  & > li {
    display: flex;
    gap: ${token.space[3]};
    padding: ${token.space[2]} ${token.space[3]};
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.control};
    color: ${token.color.inkMuted};
    font-size: ${token.type.caption};
  }

  & span {
    display: grid;
  }

  & b {
    color: ${token.color.ink};
    font-weight: 550;
  }

  & svg {
    flex: none;
    width: 1rem;
    height: 1.25rem;
    color: ${token.product.cortex.text};
  }
`
