import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { siteRegistry } from '../../../../host/src/loading/registry/site-registry'
import { trapName } from './posted-names'
import { paths } from '@fivefold/shared/routing/paths'
import type { Consent, leadSending } from '@fivefold/shared/seams/site-seams'
import { token } from '@fivefold/shared/theme/tokens'
import { Button } from '@fivefold/shared/ui/button'
import { Small, TextLink } from '@fivefold/shared/ui/text'

type Options = Parameters<typeof leadSending.formProps>[1]

/** Makes a form post to the intake while no scripts run. */
export const postedFormProps: typeof leadSending.formProps = (consent, options) => ({
  as: PostedForm,
  consent,
  options,
})

/** The fields by which a record keeps the consent that its form shows, the form, and the release that shows it. */
export function consentFields({ form, text, version }: Consent) {
  const consent = { consent: text, consentVersion: version }
  // Pages of earlier versions name no remote.
  const [remote, name] = form.split('/')
  if (name === undefined) return consent
  const state = siteRegistry.state()
  const routes = state.status === 'ready' ? state.registry.routes : []
  const release = routes.find((route) => route.remote === remote)?.releases[0]?.version
  return { ...consent, form, ...(release !== undefined && { release }) }
}

interface PostedFormProps extends ComponentProps<'form'> {
  consent: Consent
  options: Options
}

function PostedForm({ consent, options, children, ...form }: PostedFormProps) {
  const { submit, rest, hidesNotice = consent.isTicked } = options ?? {}
  return (
    <Form {...form} method="post" action={`/intake/forms/${consent.form}`}>
      {children}
      {submit && (
        <noscript>
          {rest}
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
      <input type="hidden" name="consent" value={consent.text} />
      <input type="hidden" name="consentVersion" value={consent.version} />
      <input name={trapName} hidden aria-hidden="true" tabIndex={-1} autoComplete="off" />
    </Form>
  )
}

const Form = styled.form`
  @media (scripting: none) {
    & :disabled,
    & [data-scripts] {
      display: none;
    }
  }

  & > noscript > * + button {
    margin-block-start: ${token.space[6]};
  }
`

const Notice = styled(Small)`
  grid-column: 1 / -1;
`
