import type { ComponentProps } from 'react'
import { Link } from '@fivefold/shared/routing/link'

export interface AnyLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A route (`/pricing`), an anchor (`#apply`), an http(s) address or a `mailto:` address. */
  to: string
}

const otherSite = /^https?:/
const otherProgram = /^(mailto|tel):/

/**
 * The router opens routes; other sites open in a new tab.
 * @example <AnyLink to="https://www.example.com">Their site</AnyLink>
 */
export function AnyLink({ to, children, ...rest }: AnyLinkProps) {
  if (otherSite.test(to)) {
    return (
      <a target="_blank" rel="noopener noreferrer" {...rest} href={to}>
        {children}
      </a>
    )
  }
  if (otherProgram.test(to)) {
    return (
      <a {...rest} href={to}>
        {children}
      </a>
    )
  }
  return (
    <Link {...rest} to={to}>
      {children}
    </Link>
  )
}
