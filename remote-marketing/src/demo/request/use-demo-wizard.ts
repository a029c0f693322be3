import { useState } from 'react'
import { readFields } from '@fivefold/shared/forms/form-fields'
import { useDraft } from '@fivefold/shared/forms/drafts/use-draft'
import { attempt } from '@fivefold/shared/notify/attempt'
import { notify } from '@fivefold/shared/notify/toast'
import { submitDemoRequest } from '@fivefold/shared/store/lead-commands'
import { leadSource } from '../../lead-source/lead-source'
import { demoContent, demoSteps, type DemoStep } from './demo-content'
import { demoFields, emptyDemoForm, type DemoForm } from './demo-fields'
import { firstOpenStep, stepAfter, stepBefore, stepOf } from './demo-steps'
import { stepProblem } from './step-problem'

const emptyDraft: DemoForm & { readonly step: string } = { ...emptyDemoForm, step: demoSteps[0] }

/** The answers, the step the visitor is at, and the request once it is sent. */
export function useDemoWizard() {
  const draft = useDraft('demo-request', emptyDraft)
  const [sent, setSent] = useState<DemoForm | null>(null)
  const [moved, setMoved] = useState(false)
  const answers = draft.values
  const step = stepOf(answers.step)

  function goTo(target: DemoStep | undefined) {
    if (!target) return
    draft.change({ step: target })
    setMoved(true)
  }

  function complain(about: DemoStep) {
    notify({ ...stepProblem(about, answers), tone: 'destructive' })
  }

  function submit() {
    const request = readFields(demoFields, answers)
    if (!request.ok) {
      const open = firstOpenStep(answers) ?? step
      goTo(open)
      complain(open)
      return
    }
    attempt('Request not sent', () => {
      submitDemoRequest({ ...leadSource(), ...request.output, source: 'demo-wizard' })
      notify({ ...demoContent.toast, tone: 'success' })
      setSent(answers)
      draft.discard()
    })
  }

  return {
    step,
    answers,
    sent,
    /** The answers of an earlier visit are filled in, and the visitor has not gone on yet. */
    isDraft: draft.restored && !moved,
    /** True once the visitor has gone from one step to another: then the new heading gets the focus. */
    moved,
    /** What the form of every step has in common. */
    stepForm: {
      draft,
      onSubmit: () => (stepAfter(step) ? goTo(stepAfter(step)) : submit()),
      onInvalid: () => complain(step),
    },
    back: () => goTo(stepBefore(step)),
    startOver: () => {
      draft.discard()
      setMoved(true)
    },
    sendAnother: () => {
      setSent(null)
      setMoved(true)
    },
  }
}

export type DemoWizardState = ReturnType<typeof useDemoWizard>
