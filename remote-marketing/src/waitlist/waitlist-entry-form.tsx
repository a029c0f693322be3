import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { useAddressState } from '@fivefold/shared/address/use-address-state'
import { CheckboxField, RadioGroupField } from '@fivefold/shared/fields/choice-field'
import { SelectField, TextField } from '@fivefold/shared/fields/field'
import { DraftNote } from '@fivefold/shared/forms/drafts/draft-note'
import { consentOf } from '@fivefold/shared/forms/form-definition'
import { FieldColumns } from '@fivefold/shared/lead-form/field-columns'
import { ignoreSecondClick } from '@fivefold/shared/lead-form/ignore-second-click'
import { useForm } from '@fivefold/shared/forms/use-form'
import { leadSending } from '@fivefold/shared/seams/site-seams'
import { token } from '@fivefold/shared/theme/tokens'
import { Button } from '@fivefold/shared/ui/button'
import { Title } from '@fivefold/shared/ui/text'
import { Card } from '@fivefold/shared/ui/card'
import { ContextLine } from '../lead-context/context-line'
import type { WaitlistState } from './use-waitlist'
import { waitlistAddress } from './waitlist-address'
import { tierOf, waitlistContent } from './waitlist-content'
import { waitlistFields, waitlistLead } from './waitlist-lead'
import { waitlistProblem } from './waitlist-problem'

const { form: copy } = waitlistContent

export function WaitlistEntryForm({ waitlist }: { waitlist: WaitlistState }) {
  const { draft, done } = waitlist
  const heading = useRef<HTMLHeadingElement>(null)
  const { invitedBy } = useAddressState(waitlistAddress).state
  const { field, values, formProps, startOver } = useForm({
    fields: waitlistFields,
    draft,
    onSubmit: waitlist.join,
    problem: (_, values) => waitlistProblem(values),
  })

  useEffect(() => {
    if (done === 'returned') heading.current?.focus()
  }, [done])

  return (
    <Panel
      as="form"
      {...formProps}
      {...leadSending.formProps(consentOf(waitlistLead))}
      aria-labelledby="join"
    >
      <div>
        <Title as="h2" id="join" ref={heading} tabIndex={-1}>
          {copy.title}
        </Title>
        <ContextLine context={waitlist.context} />
      </div>
      <DraftNote draft={draft} onStartOver={startOver} />
      <RadioGroupField {...field('tier')} look="cards" value={tierOf(values.tier).value} />
      <FieldColumns>
        <TextField {...field('name')} />
        <TextField {...field('email')} />
        <TextField {...field('company')} />
        <SelectField {...field('role')} />
        <SelectField {...field('companySize')} />
        <SelectField {...field('primaryInterest')} />
      </FieldColumns>
      <SelectField {...field('referralSource')} />
      <CheckboxField {...field('agreedToUpdates')} />
      {invitedBy && <Invitation>{copy.referred.replace('{code}', () => invitedBy)}</Invitation>}
      <Button type="submit" size="large" onClick={ignoreSecondClick}>
        {copy.submit}
      </Button>
    </Panel>
  )
}

const Panel = styled(Card)`
  gap: ${token.space[4]};

  & > fieldset > [data-look='cards'] {
    grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
  }
`

const Invitation = styled.p`
  padding: ${token.space[2]} ${token.space[4]};
  border-radius: ${token.radius.control};
  background: ${token.color.successSoft};
  font-size: ${token.type.small};
  overflow-wrap: anywhere;
`
