import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { trapName } from './posted-names'
import { paths } from '@fivefold/shared/routing/paths'
import type { Consent, leadSending } from '@fivefold/shared/seams/site-seams'
import { Button } from '@fivefold/shared/ui/button'
import { Small, TextLink } from '@fivefold/shared/ui/text'

type Options = Parameters<typeof leadSending.formProps>[1]

/** Makes a form post to the intake while no scripts run. */
export const postedFormProps: typeof leadSending.formProps = (consent, options) => ({
  as: PostedForm,
  consent,
  options,
})

/** The fields by which a record keeps the consent that its form shows. */
export const consentFields = ({ text, version }: Consent) => ({
  consent: text,
  consentVersion: version,
})

interface PostedFormProps extends ComponentProps<'form'> {
  consent: Consent
  options: Options
}

function PostedForm({ consent, options, children, ...form }: PostedFormProps) {
  const { submit, hidesNotice = consent.isTicked } = options ?? {}
  return (
    <Form {...form} method="post" action={`/intake/forms/${consent.form}`}>
      {children}
      {submit && (
        <noscript>
          <Button type="submit" size="large">
            {submit}
          </Button>
        </noscript>
      )}
      {!hidesNotice && (
        <Notice>
          {consent.text} <TextLink to={paths.privacy}>Privacy</TextLink>
        </Notice>
      )}
      {Object.entries(consentFields(consent)).map(([part, value]) => (
        <input key={part} type="hidden" name={part} value={value} />
      ))}
      <input name={trapName} hidden aria-hidden="true" tabIndex={-1} autoComplete="off" />
    </Form>
  )
}

const Form = styled.form`
  @media (scripting: none) {
    & :disabled {
      display: none;
    }
  }
`

const Notice = styled(Small)`
  grid-column: 1 / -1;
`
