import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { notify } from '@fivefold/shared/notify/toast'
import { oneColumn, panel, token } from '@fivefold/shared/theme/tokens'
import { PanelHead } from '@fivefold/shared/ui/page-head'
import { SwitchField } from '@fivefold/shared/ui/switch'
import { mailChoicesContent as copy } from './mail-choices-content'

type Chosen = Record<'tickets' | 'new' | 'late', boolean>

interface Answer {
  /** Absent where the intake sends no mails. */
  chosen?: Chosen
  isOperator: boolean
}

const ask = async (change?: Chosen) => {
  const { get, post } = await import('../outbox/post')
  return change ? post('/intake/mails', change) : get('/intake/mails')
}
const unreachable = () => ({ kind: 'later', reason: '' }) as const

/** The mails about tickets that a person wants, as the intake keeps them. */
export function MailChoices() {
  const [answer, setAnswer] = useState<Answer>()

  useEffect(() => {
    void ask()
      .catch(unreachable)
      .then((outcome) => {
        // The intake of this release has answered.
        if (outcome.kind === 'answer') setAnswer(outcome.body as Answer)
      })
  }, [])

  if (!answer?.chosen) return null
  const { chosen, isOperator } = answer

  async function choose(change: Partial<Chosen>) {
    const next = { ...answer, isOperator, chosen: { ...chosen, ...change } }
    setAnswer(next)
    const outcome = await ask(next.chosen).catch(unreachable)
    if (outcome.kind === 'answer') return
    setAnswer(answer)
    notify({
      title: copy.failed,
      description: outcome.reason || copy.failedHint,
      tone: 'destructive',
    })
  }

  const names = isOperator ? (['tickets', 'new', 'late'] as const) : (['tickets'] as const)
  return (
    <Sheet>
      <PanelHead title={copy.title} lead={copy.lead} />
      <div>
        {names.map((name) => (
          <SwitchField
            key={name}
            name={`mails-${name}`}
            {...copy[name]}
            checked={chosen[name]}
            onChange={({ target }) => void choose({ [name]: target.checked })}
          />
        ))}
      </div>
    </Sheet>
  )
}

const Sheet = styled.section`
  ${oneColumn}
  gap: ${token.space[5]};
  padding: clamp(1.25rem, 3vw, 1.75rem);
  ${panel}

  & > div:last-child > * {
    padding-block: ${token.space[3]};
  }

  & > div:last-child > * + * {
    border-block-start: 1px solid ${token.color.line};
  }
`
