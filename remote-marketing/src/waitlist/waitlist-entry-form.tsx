import { useEffect, useRef, type ChangeEvent } from 'react'
import styled from 'styled-components'
import {
  CheckboxField,
  RadioGroupField,
  SelectField,
  TextField,
} from '@fivefold/shared/fields/field'
import { useForm } from '@fivefold/shared/forms/use-form'
import { token } from '@fivefold/shared/theme/tokens'
import { Button } from '@fivefold/shared/ui/button'
import { Text, Title } from '@fivefold/shared/ui/text'
import { useAddressQuery } from '../address/address-query'
import { DraftNote } from '../lead-form/draft-note'
import { FieldColumns } from '../lead-form/field-columns'
import { ignoreSecondClick } from '../lead-form/ignore-second-click'
import { useTypedAhead } from '../lead-form/use-typed-ahead'
import { referralCodeOf } from './referral-code'
import type { WaitlistState } from './use-waitlist'
import { tierOf, waitlistContent } from './waitlist-content'
import type { WaitlistForm } from './waitlist-form'
import { waitlistSchema } from './waitlist-rules'

const { tiers, form: copy, ...options } = waitlistContent
const tierOptions = tiers.map(({ value, label, features }) => ({
  value,
  label,
  hint: features.join('\n'),
}))
type TextName = Exclude<keyof WaitlistForm, 'tier' | 'agreedToUpdates'>

export function WaitlistEntryForm({ waitlist }: { waitlist: WaitlistState }) {
  const { form, change, returned } = waitlist
  const heading = useRef<HTMLHeadingElement>(null)
  const invitedBy = referralCodeOf(useAddressQuery())
  const { errors, formProps } = useForm({
    schema: waitlistSchema,
    onSubmit: waitlist.join,
    onInvalid: waitlist.complain,
  })

  useTypedAhead(formProps.ref, waitlist.takeTyped)

  useEffect(() => {
    if (returned) heading.current?.focus()
  }, [returned])

  const field = (name: TextName) => ({
    name,
    value: form[name],
    error: errors[name],
    onChange: ({ currentTarget }: ChangeEvent<{ value: string }>) =>
      change({ [name]: currentTarget.value }),
  })
  const choice = (name: TextName) => ({ ...field(name), placeholder: copy.placeholder })
  return (
    <Panel {...formProps} aria-labelledby="join">
      <div>
        <Title as="h2" id="join" ref={heading} tabIndex={-1}>
          {copy.title}
        </Title>
        <Text $muted>{copy.lead}</Text>
      </div>
      <RadioGroupField
        label="Tier"
        name="tier"
        look="cards"
        options={tierOptions}
        value={form.tier}
        error={errors.tier}
        onValueChange={(value) => change({ tier: tierOf(value).value })}
      />
      <FieldColumns>
        <TextField label="Name" required dir="auto" autoComplete="name" {...field('name')} />
        <TextField label="Email" required type="email" autoComplete="email" {...field('email')} />
        <TextField label="Company" dir="auto" autoComplete="organization" {...field('company')} />
        <SelectField label="Role" required options={options.roleOptions} {...choice('role')} />
        <SelectField
          label="Company Size"
          required
          options={options.companySizeOptions}
          {...choice('companySize')}
        />
        <SelectField
          label="Primary Interest"
          options={options.interestOptions}
          {...choice('primaryInterest')}
        />
      </FieldColumns>
      <SelectField
        label="How did you hear about us?"
        required
        options={options.referralOptions}
        {...choice('referralSource')}
      />
      <CheckboxField
        label={copy.agreement}
        name="agreedToUpdates"
        required
        hint={copy.agreementHint}
        checked={form.agreedToUpdates}
        error={errors.agreedToUpdates}
        onChange={(event) => change({ agreedToUpdates: event.target.checked })}
      />
      {invitedBy && <Invitation>{copy.referred.replace('{code}', () => invitedBy)}</Invitation>}
      <Button type="submit" size="large" onClick={ignoreSecondClick}>
        {copy.submit}
      </Button>
      {waitlist.isDraft && <DraftNote onStartOver={waitlist.startOver} />}
    </Panel>
  )
}

const Panel = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[6]};
  padding: clamp(1.25rem, 4vw, 2.5rem);
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.raised};

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
