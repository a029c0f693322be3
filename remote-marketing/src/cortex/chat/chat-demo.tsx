import styled from 'styled-components'
import { panel, token } from '@fivefold/shared/theme/tokens'
import { SplitSection } from '../../section/split-section'
import { ChatComposer } from './chat-composer'
import { chatContent } from './chat-content'
import { ChatLog } from './chat-log'
import { useChat } from './use-chat'

export function ChatDemo() {
  const { title, lead, samplesTitle, samples } = chatContent
  const { messages, waiting, send } = useChat()
  return (
    <SplitSection
      tone="surface"
      labelledBy="cortex-chat"
      title={title}
      lead={lead}
      ratio="4fr 7fr"
      align="stretch"
      more={
        <Samples aria-label={samplesTitle}>
          {samples.map(({ query }) => (
            <li key={query}>
              <Sample type="button" disabled={waiting} onClick={() => send(query)}>
                {query}
              </Sample>
            </li>
          ))}
        </Samples>
      }
    >
      <Window>
        <ChatLog messages={messages} waiting={waiting} />
        <ChatComposer waiting={waiting} onSend={send} />
      </Window>
    </SplitSection>
  )
}

const Samples = styled.ul`
  display: grid;
  margin-block-start: ${token.space[2]};
  border-block-start: 1px solid ${token.color.line};
`

const Sample = styled.button`
  width: 100%;
  min-height: 2.75rem;
  padding: ${token.space[2]} 0;
  border-block-end: 1px solid ${token.color.line};
  color: ${token.color.ink};
  font: 550 ${token.type.small} / 1.4 ${token.font.sans};
  text-align: start;
  cursor: pointer;
  transition: color ${token.motion.fast} ${token.motion.ease};

  &:hover {
    color: ${token.product.cortex.text};
  }

  &:disabled {
    color: ${token.color.inkMuted};
    cursor: progress;
  }
`

const Window = styled.div`
  display: grid;
  grid-template-rows: 1fr auto;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  height: clamp(19rem, 60vw, 26rem);
  overflow: hidden;
  ${panel}
  box-shadow: ${token.shadow.float};
`
