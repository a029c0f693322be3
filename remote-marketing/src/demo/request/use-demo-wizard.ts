import { useEffect, useEffectEvent, useState } from 'react'
import { readFields } from '@fivefold/shared/forms/form-fields'
import { useAddressQuery } from '@fivefold/shared/address/address-query'
import { useDraft } from '@fivefold/shared/forms/drafts/use-draft'
import { sendLead } from '@fivefold/shared/lead-form/send-lead'
import { useKnownPerson } from '@fivefold/shared/lead-form/use-known-person'
import { contextRecord, contextWords, leadContextOf } from '../../lead-context/lead-context'
import { useLeadContext } from '../../lead-context/use-lead-context'
import { leadSource } from '../../lead-source/lead-source'
import { demoFields, emptyDemoForm, type DemoForm } from './demo-fields'
import { demoLead } from './demo-lead'
import { firstOpenStep, shownStep, stepAfter, stepBefore } from './demo-steps'
import { stepProblem } from './step-problem'
import { useStepHistory } from './use-step-history'

interface SentRequest {
  answers: DemoForm
  /** The history entry that shows the confirmation. */
  key: string
}

function demoValuesIn(query: string) {
  const { demo, product, industry } = leadContextOf(query)
  return { demoType: demo, industry, interestedProducts: product ? [product] : [] }
}

/** The answers, the step the visitor is at, and the request once it is sent. */
export function useDemoWizard() {
  const context = useLeadContext()
  const draft = useDraft<DemoForm>(
    'demo-request',
    { ...emptyDemoForm, ...useKnownPerson() },
    { query: useAddressQuery(), read: demoValuesIn },
  )
  const history = useStepHistory()
  const [sent, setSent] = useState<SentRequest | null>(null)
  /** How often the visitor has started over. */
  const [round, setRound] = useState(0)
  const answers = draft.values
  const step = shownStep(history.requested, answers)

  const resume = useEffectEvent(() => {
    if (!history.requested) history.show(firstOpenStep(answers) ?? 'preparation')
  })
  // A link without a step opens the first incomplete step of the draft.
  useEffect(() => {
    if (draft.restoredFrom) resume()
  }, [draft.restoredFrom])

  function submit() {
    const request = readFields(demoFields, answers)
    if (!request.ok) return
    return sendLead(demoLead, {
      record: { ...leadSource(), ...contextRecord(context), ...request.output },
      onStored: draft.sent,
      onKept: (isReceived) => {
        if (!isReceived) return startOver()
        setSent({ answers, key: history.key })
        draft.discard()
      },
    })
  }

  function startOver() {
    draft.discard()
    history.show(undefined)
    setRound(round + 1)
  }

  return {
    step,
    answers,
    about: contextWords(context),
    draft,
    sent: sent?.key === history.key ? sent.answers : null,
    /** If true, the heading of the step gets the focus. */
    moved: history.moved || round > 0,
    round,
    /** Props of the form of every step. */
    stepForm: {
      draft: {
        ...draft,
        // A shown step that is earlier than the requested one stays until Next, even when it becomes complete.
        change(changes: Partial<DemoForm>) {
          if (history.requested && history.requested !== step) history.show(step)
          draft.change(changes)
        },
      },
      onSubmit() {
        const next = stepAfter(step)
        if (!next) return submit()
        history.goForward(step, next)
      },
      problem: () => stepProblem(step, answers),
    },
    back() {
      const before = stepBefore(step)
      if (before) history.goBack(before)
    },
    startOver,
    sendAnother() {
      setSent(null)
      startOver()
    },
  }
}

export type DemoWizardState = ReturnType<typeof useDemoWizard>
