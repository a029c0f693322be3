import type { ChangeEvent, Ref } from 'react'
import { SelectField, TextAreaField, TextField } from '@fivefold/shared/fields/field'
import type { FormErrors } from '@fivefold/shared/forms/use-form'
import { ticketPriorities } from '@fivefold/shared/domain/tickets/support-ticket'
import { Grid } from '@fivefold/shared/ui/layout'
import { AnsweringArticles } from './answering-articles'
import { newTicketContent } from './new-ticket-content'
import { ticketCategories, type TicketDraft, type TicketForm } from './ticket-schema'

const { fields } = newTicketContent

interface TicketFieldsProps {
  values: TicketDraft
  errors: FormErrors<TicketForm>
  onChange: (change: Partial<TicketDraft>) => void
  firstField: Ref<HTMLSelectElement>
}

export function TicketFields({ values, errors, onChange, firstField }: TicketFieldsProps) {
  const bind = (name: keyof TicketDraft) => ({
    name,
    value: values[name],
    error: errors[name],
    // The priority has a choice from the start.
    required: name !== 'priority',
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      onChange({ [name]: event.target.value }),
  })
  return (
    <>
      <Grid $min="14rem">
        <SelectField
          {...fields.category}
          {...bind('category')}
          ref={firstField}
          options={categoryOptions}
        />
        <SelectField {...fields.priority} {...bind('priority')} options={priorityOptions} />
      </Grid>
      <TextField {...fields.subject} {...bind('subject')} autoComplete="off" />
      <AnsweringArticles subject={values.subject} />
      <TextAreaField {...fields.description} {...bind('description')} rows={8} />
    </>
  )
}

const categoryOptions = ticketCategories.map((category) => ({ value: category, label: category }))

const priorityOptions = ticketPriorities.map((priority) => ({
  value: priority,
  label: priority.charAt(0).toUpperCase() + priority.slice(1),
}))
