import styled from 'styled-components'
import { CheckboxGroupField, SelectField, TextAreaField } from '@fivefold/shared/fields/field'
import { media, token } from '@fivefold/shared/theme/tokens'
import { demoContent } from '../request/demo-content'
import { demoProducts } from '../request/demo-form'
import type { StepFieldsProps } from '../request/step-fields'

export function UseCaseStep({ form, errors, field, change }: StepFieldsProps) {
  const { placeholder, productOptions, timelineOptions, hints, labels } = demoContent
  return (
    <Fields>
      <TextAreaField
        label="Specific Use Case"
        required
        dir="auto"
        hint={hints.specificUseCase}
        {...field('specificUseCase')}
      />
      <CheckboxGroupField
        label={labels.interestedProducts}
        name="interestedProducts"
        look="cards"
        required
        hint={hints.interestedProducts}
        options={productOptions}
        value={form.interestedProducts}
        error={errors.interestedProducts}
        onValueChange={(ticked) =>
          change({
            interestedProducts: demoProducts.filter((product) => ticked.includes(product)),
          })
        }
      />
      <TextAreaField
        label="Integration Needs"
        dir="auto"
        rows={3}
        hint={hints.integrationNeeds}
        {...field('integrationNeeds')}
      />
      <SelectField
        label="Timeline"
        options={timelineOptions}
        placeholder={placeholder}
        {...field('timeline')}
      />
    </Fields>
  )
}

/* Five products in two columns: the first one gets a row of its own. */
const Fields = styled.div`
  display: grid;
  gap: ${token.space[6]};

  ${media.tablet} {
    & > fieldset > [data-look='cards'] {
      grid-template-columns: 1fr 1fr;
    }

    & > fieldset > [data-look='cards'] > :first-child {
      grid-column: 1 / -1;
    }
  }
`
