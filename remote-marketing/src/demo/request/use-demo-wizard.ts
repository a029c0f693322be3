import { useState } from 'react'
import * as v from 'valibot'
import { notify } from '@fivefold/shared/notify/toast'
import { useDraft } from '@fivefold/shared/forms/drafts/use-draft'
import { submitDemoRequest } from '@fivefold/shared/store/lead-commands'
import { leadSource } from '../../lead-source/lead-source'
import { demoContent, offerOf } from './demo-content'
import { DemoFormSchema, emptyDemoForm, type DemoForm } from './demo-form'
import {
  completedRequest,
  demoSteps,
  firstOpenStep,
  stepAfter,
  stepBefore,
  stepOf,
  type DemoStep,
} from './demo-steps'
import { stepProblem } from './step-problem'

const emptyDraft: DemoForm & { step: string } = { ...emptyDemoForm, step: demoSteps[0] }

/** The answers, the step the visitor is at, and the request once it is sent. */
export function useDemoWizard() {
  const { values, restored, change, discard } = useDraft('demo-request', emptyDraft)
  const [sent, setSent] = useState<DemoForm | null>(null)
  const [moved, setMoved] = useState(false)
  const step = stepOf(values.step)
  const form = v.parse(DemoFormSchema, values)

  function goTo(target: DemoStep | undefined) {
    if (!target) return
    change({ step: target })
    setMoved(true)
  }

  // only the first step is part of the page as it was rendered ahead
  function takeTyped(fields: FormData) {
    const offer = offerOf(String(fields.get('demoType')))
    if (offer && !form.demoType) change({ demoType: offer.value })
  }

  function complain(about: DemoStep) {
    notify({ ...stepProblem(about, form), tone: 'destructive' })
  }

  function submit() {
    const open = firstOpenStep(form)
    if (open) {
      goTo(open)
      complain(open)
      return
    }
    submitDemoRequest({ ...leadSource(), ...completedRequest(form), source: 'demo-wizard' })
    notify({ ...demoContent.toast, tone: 'success' })
    setSent(form)
    discard()
  }

  return {
    step,
    form,
    sent,
    /** The answers of an earlier visit are filled in, and the visitor has not gone on yet. */
    isDraft: restored && !moved,
    /** True once the visitor has gone from one step to another: then the new heading gets the focus. */
    moved,
    change: (patch: Partial<DemoForm>) => change(patch),
    takeTyped,
    complain: () => complain(step),
    back: () => goTo(stepBefore(step)),
    next: () => (stepAfter(step) ? goTo(stepAfter(step)) : submit()),
    startOver: () => {
      discard()
      setMoved(true)
    },
    sendAnother: () => {
      setSent(null)
      setMoved(true)
    },
  }
}

export type DemoWizardState = ReturnType<typeof useDemoWizard>
