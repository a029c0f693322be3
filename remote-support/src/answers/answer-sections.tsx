import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { Prose } from '@fivefold/shared/ui/prose'
import type { Answer, Block } from './answer'
import { LinkedText } from './linked-text'

export function AnswerSections({ sections }: Pick<Answer, 'sections'>) {
  return (
    <Text>
      {sections.map(({ id, title, body }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          {body.map((block, position) => (
            <AnswerBlock key={position} block={block} />
          ))}
        </section>
      ))}
    </Text>
  )
}

function AnswerBlock({ block }: { block: Block }) {
  if (typeof block === 'string') {
    return (
      <p>
        <LinkedText text={block} />
      </p>
    )
  }
  const isOrdered = 'steps' in block
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <List>
      {(isOrdered ? block.steps : block.list).map((entry) => (
        <li key={entry}>
          <LinkedText text={entry} />
        </li>
      ))}
    </List>
  )
}

const Text = styled(Prose)`
  line-height: 1.65;
  overflow-wrap: anywhere;

  & > section + section {
    margin-block-start: ${token.space[10]};
  }

  & > section > * + * {
    margin-block-start: ${token.space[4]};
  }
`
