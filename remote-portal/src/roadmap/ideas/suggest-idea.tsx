import { useRef } from 'react'
import { useAddressState } from '@fivefold/shared/address/use-address-state'
import { Button } from '@fivefold/shared/ui/button'
import { PanelHead } from '@fivefold/shared/ui/page-head'
import { ideaContent } from './idea-content'
import { ideaAddress } from './idea-fields'
import { IdeaForm } from './idea-form'

/** The head of the roadmap, whose button opens the form below it. */
export function SuggestIdea({ title, lead }: { title: string; lead: string }) {
  const button = useRef<HTMLButtonElement>(null)
  const { state, change } = useAddressState(ideaAddress)

  function close() {
    button.current?.focus()
    change({ suggest: false })
  }

  return (
    <>
      <PanelHead
        title={title}
        lead={lead}
        action={
          <Button
            ref={button}
            variant="secondary"
            size="small"
            aria-expanded={state.suggest}
            onClick={() => (state.suggest ? close() : change({ suggest: true }))}
          >
            {ideaContent.suggest}
          </Button>
        }
      />
      {state.suggest && <IdeaForm onClose={close} />}
    </>
  )
}
