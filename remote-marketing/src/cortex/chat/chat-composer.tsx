import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react'
import { ArrowUp } from 'lucide-react'
import styled from 'styled-components'
import { useEarlyInput } from '@fivefold/shared/forms/use-early-input'
import { token } from '@fivefold/shared/theme/tokens'
import { Button } from '@fivefold/shared/ui/button'
import { chatContent } from './chat-content'

/** Characters. A longer text stays in the field, with a hint. */
const messageLimit = 500

interface ChatComposerProps {
  waiting: boolean
  /** Returns whether the message was accepted. */
  onSend: (text: string) => boolean
}

export function ChatComposer({ waiting, onSend }: ChatComposerProps) {
  const [text, setText] = useState('')
  const limitId = useId()
  const field = useRef<HTMLInputElement>(null)
  const returnFocus = useRef(false)
  const isTooLong = text.length > messageLimit

  // A disabled field loses the focus; it gets it back with the answer.
  useEffect(() => {
    if (waiting || !returnFocus.current) return
    returnFocus.current = false
    if (document.activeElement === document.body) field.current?.focus({ preventScroll: true })
  }, [waiting])

  useEarlyInput(field, ({ value }) => setText(value))

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (isTooLong || !onSend(text)) return
    returnFocus.current = true
    setText('')
  }

  return (
    <Form onSubmit={submit}>
      <Field
        ref={field}
        aria-label="Message"
        placeholder={chatContent.placeholder}
        autoComplete="off"
        aria-describedby={isTooLong ? limitId : undefined}
        aria-invalid={isTooLong || undefined}
        value={text}
        disabled={waiting}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" disabled={waiting || isTooLong || text.trim() === ''}>
        Send
        <ArrowUp aria-hidden="true" />
      </Button>
      {isTooLong && (
        <TooLong id={limitId} role="alert">
          {chatContent.tooLong}
        </TooLong>
      )}
    </Form>
  )
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  padding: ${token.space[3]};
  border-block-start: 1px solid ${token.color.line};
  background: ${token.color.surface};
`

const TooLong = styled.p`
  flex-basis: 100%;
  color: ${token.color.danger};
  font-weight: 500;
  font-size: ${token.type.small};
`

const Field = styled.input`
  flex: 1;
  min-width: 0;
  min-height: 2.75rem;
  padding-inline: ${token.space[3]};
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.control};
  background: ${token.color.raised};
  color: ${token.color.ink};
  font-size: max(1rem, ${token.type.body});

  &::placeholder {
    color: ${token.color.inkMuted};
    opacity: 1;
  }

  &:disabled {
    background: ${token.color.surface};
    cursor: progress;
  }
`
