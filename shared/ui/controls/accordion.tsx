import { useId, useState } from 'react'
import { Plus } from 'lucide-react'
import styled from 'styled-components'
import { useAddressHash } from '../../contract/url-state/address-query'
import { token } from '../theme/tokens'

interface AccordionProps {
  items: readonly { id: string; question: string; answer: string }[]
}

/**
 * Questions that open their answers, one at a time. A link to a question opens its answer.
 * @example
 * <Accordion items={[{ id: 'cancel', question: 'Can I cancel?', answer: 'At any time.' }]} />
 */
export function Accordion({ items }: AccordionProps) {
  const hash = useAddressHash()
  const linked = items.find(({ id }) => hash === `#${anchorOf(id)}`)?.id
  // Until a question is pressed, the address decides which one is open.
  const [chosen, choose] = useState<string | null>()
  const openId = chosen === undefined ? linked : chosen
  const group = useId()
  return (
    <List>
      {items.map(({ id, question, answer }) => {
        const open = id === openId
        const answerId = `${group}${id}`
        return (
          <Item key={id} id={anchorOf(id)}>
            <h3>
              <Question
                type="button"
                aria-expanded={open}
                aria-controls={answerId}
                onClick={() => choose(open ? null : id)}
              >
                {question}
                <Plus aria-hidden="true" />
              </Question>
            </h3>
            <Answer id={answerId} hidden={!open}>
              {answer}
            </Answer>
          </Item>
        )
      })}
    </List>
  )
}

const anchorOf = (id: string) => `faq-${id}`

const List = styled.div`
  border-block-start: 1px solid ${token.color.line};
`

const Item = styled.div`
  border-block-end: 1px solid ${token.color.line};
`

const Question = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[4]};
  width: 100%;
  min-height: 3rem;
  padding-block: ${token.space[3]};
  color: ${token.color.ink};
  font: 600 ${token.type.body} / 1.4 ${token.font.sans};
  text-align: start;
  cursor: pointer;

  & > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    color: ${token.color.inkMuted};
    transition: transform ${token.motion.slow} ${token.motion.ease};
  }

  &:hover > svg {
    color: ${token.color.ink};
  }

  &[aria-expanded='true'] > svg {
    transform: rotate(45deg);
  }
`

const Answer = styled.p`
  max-width: ${token.width.prose};
  padding-block-end: ${token.space[4]};
  color: ${token.color.inkMuted};
  line-height: 1.5;

  @media print {
    display: block;
  }
`
