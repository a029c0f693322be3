import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { paths } from '@fivefold/shared/routing/paths'
import { Button } from '@fivefold/shared/ui/button'
import { Small, TextLink } from '@fivefold/shared/ui/text'
import { consents, type Consent, type LeadFormName } from './consents-content'
import { WholeRow } from './field-columns'
import { trapName } from '../../../extensions/intake/browser/seams/posted-names'

export interface Posted {
  name: LeadFormName
  /** Label of a button for browsers without scripts, if the form's own button needs scripts. */
  submit?: string
  /** Hides the notice: only the last step of a wizard shows it. */
  isUntold?: boolean
}

/**
 * Makes a form of a site with an intake post to it while no scripts run. Forms ask the constant of the build itself:
 * what only a constant of another module leaves out, a bundler finds too late.
 * @example <Panel {...form.formProps} {...(import.meta.env.VITE_INTAKE ? postsTo({ name: 'contact' }) : {})}>
 */
export const postsTo = (posts?: Posted): object => (posts ? { as: PostedForm, posts } : {})

/** The fields by which a record keeps the consent that its form shows. */
export const consentTo = (name?: LeadFormName) =>
  name ? { consent: consents[name].text, consentVersion: consents[name].version } : {}

function PostedForm({ posts, children, ...form }: ComponentProps<'form'> & { posts: Posted }) {
  const { name, submit, isUntold = false } = posts
  const { text, isTicked = false }: Consent = consents[name]
  return (
    <Form {...form} method="post" action={`/intake/forms/${name}`}>
      {children}
      {submit && (
        <noscript>
          <Button type="submit" size="large">
            {submit}
          </Button>
        </noscript>
      )}
      {!isTicked && !isUntold && (
        <WholeRow>
          <Small>
            {text} <TextLink to={paths.privacy}>Privacy</TextLink>
          </Small>
        </WholeRow>
      )}
      {Object.entries(consentTo(name)).map(([part, value]) => (
        <input key={part} type="hidden" name={part} value={value} />
      ))}
      <input name={trapName} hidden aria-hidden="true" tabIndex={-1} autoComplete="off" />
    </Form>
  )
}

// A styled component is made when its module runs, so pages of other sites would contain it.
const Form = import.meta.env.VITE_INTAKE
  ? styled.form`
      @media (scripting: none) {
        & :disabled {
          display: none;
        }
      }
    `
  : 'form'
