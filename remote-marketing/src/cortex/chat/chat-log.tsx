import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { Mark } from '@fivefold/shared/marks/mark'
import { token } from '@fivefold/shared/theme/tokens'
import { TextLink } from '@fivefold/shared/ui/text'
import { VisuallyHidden } from '@fivefold/shared/ui/visually-hidden'
import { Bubble } from '../../scenes/bubble'
import { chatContent } from './chat-content'
import { ChatEvidence } from './chat-evidence'
import { TypingDots } from './typing-dots'
import type { ChatMessage } from './use-chat'

interface ChatLogProps {
  messages: readonly ChatMessage[]
  waiting: boolean
}

export function ChatLog({ messages, waiting }: ChatLogProps) {
  const log = useRef<HTMLDivElement>(null)

  // Keeps the latest message in view; scrolls the log, never the page.
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight
  })

  return (
    <Log ref={log} role="log" aria-label="Conversation" tabIndex={0}>
      {messages.length === 0 && (
        <Hint>
          <Mark only="cortex" />
          {chatContent.hint}
        </Hint>
      )}
      {messages.map(({ role, content, evidence, link }, position) => (
        <div key={position}>
          <Bubble $from={role === 'user' ? 'person' : 'assistant'}>
            <VisuallyHidden>
              {role === 'user' ? chatContent.person : chatContent.assistant}:{' '}
            </VisuallyHidden>
            {content}
            {link && ' '}
            {link && <TextLink to={link.to}>{link.label}</TextLink>}
          </Bubble>
          {evidence && <ChatEvidence {...evidence} />}
        </div>
      ))}
      {waiting && <TypingDots label={chatContent.typing} />}
    </Log>
  )
}

const Log = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[4]};
  min-height: 0;
  padding: clamp(1rem, 3vw, 1.75rem);
  overflow-y: auto;
  overscroll-behavior: contain;
  font-size: ${token.type.body};

  &:focus-visible {
    outline-offset: -3px;
  }
`

const Hint = styled.p`
  display: grid;
  justify-items: center;
  gap: ${token.space[4]};
  max-width: 22.6em;
  margin: auto;
  color: ${token.color.inkMuted};
  text-align: center;
  text-wrap: balance;

  & > svg {
    font-size: 3rem;
  }
`
