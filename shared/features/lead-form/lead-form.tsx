import styled from 'styled-components'
import { DraftNote } from '../../forms/drafts/draft-note'
import type { DrawnFields, FormDefinition } from '../../forms/form-definition'
import { Button } from '../../ui/controls/button'
import { Notice } from '../../ui/feedback/notice'
import { media, panel, token } from '../../ui/theme/tokens'
import { WholeRow } from './field-columns'
import { ignoreSecondClick } from './ignore-second-click'
import { LeadFields } from './lead-fields'
import { useKnownPerson } from './use-known-person'
import { useLeadForm } from './use-lead-form'

interface LeadFormProps<Fields extends DrawnFields> {
  form: FormDefinition<Fields>
  /** The id of its heading. */
  labelledBy: string
  /** The name of its draft; without it the form's. */
  draft?: string
  /** The notice that stays once it is sent; without it the form's words. */
  confirmation?: { title: string; text: string }
  /** Values that the record gets beside those of the fields. */
  also?: () => object
  /** A tick without which the button stays off. */
  needs?: keyof Fields
}

/**
 * A form on a card: its fields, its button, its draft, and a notice once it is sent.
 * @example
 * import type { FormDefinition } from '@fivefold/shared/forms/form-definition'
 * const Visit = (form: FormDefinition) => <LeadForm form={form} labelledBy="visit" />
 */
export function LeadForm<const Fields extends DrawnFields>({
  form: definition,
  labelledBy,
  draft = definition.name,
  confirmation,
  also,
  needs,
}: LeadFormProps<Fields>) {
  const { fields, submit, success } = definition
  const person = Object.entries(useKnownPerson()).filter(([name]) => name in fields)
  const form = useLeadForm(definition, {
    initial: Object.fromEntries(person) as object,
    draft,
    ...(also && { also }),
    ...(needs && { submit }),
  })
  return (
    <FormCard {...form.formProps} aria-labelledby={labelledBy}>
      {form.sent && (
        <WholeRow>
          <Notice tone="success" title={confirmation?.title ?? success.title}>
            {confirmation?.text ?? success.description}
          </Notice>
        </WholeRow>
      )}
      <WholeRow>
        <DraftNote draft={form.draft} onStartOver={form.startOver} />
      </WholeRow>
      <LeadFields fields={fields} field={form.field} />
      <WholeRow>
        <Button
          type="submit"
          size="large"
          busy={form.busy}
          disabled={needs !== undefined && !form.values[needs]}
          onClick={ignoreSecondClick}
        >
          {submit}
        </Button>
      </WholeRow>
    </FormCard>
  )
}

const FormCard = styled.form`
  display: grid;
  gap: ${token.space[4]} ${token.space[6]};
  padding: ${token.space.card};
  ${panel}

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`
