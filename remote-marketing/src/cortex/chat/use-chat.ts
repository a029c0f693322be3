import { useEffect, useState } from 'react'
import type { Answer } from './chat-content'
import { answerTo, replyDelay } from './chat-replies'

export interface ChatMessage extends Omit<Answer, 'reply'> {
  role: 'user' | 'assistant'
  content: string
}

/** A conversation that replies to one message at a time. */
export function useChat() {
  const [messages, setMessages] = useState<readonly ChatMessage[]>([])
  const pending = messages.at(-1)?.role === 'user' ? messages.at(-1)?.content : undefined
  const waiting = pending !== undefined

  useEffect(() => {
    if (pending === undefined) return
    const timer = setTimeout(() => {
      const { reply, ...more } = answerTo(pending)
      setMessages((before) => [...before, { role: 'assistant', content: reply, ...more }])
    }, replyDelay)
    return () => clearTimeout(timer)
  }, [pending])

  function send(text: string) {
    const content = text.trim()
    if (content === '' || waiting) return false
    setMessages((before) => [...before, { role: 'user', content }])
    return true
  }

  return { messages, waiting, send }
}
