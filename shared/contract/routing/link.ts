import { createElement, type ComponentProps, type MouseEvent, type ReactElement } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

export {
  BrowserRouter,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address inside the site: a path with its query and hash, or only a hash. */
  to: string
  /** Replaces the current history entry. */
  replace?: boolean
}

/**
 * A link that the router follows without a new document. The router's own component adds 3 kB for its framework's
 * prefetching, which does not work here.
 * @example <Link to="/pricing?users=50">Prices</Link>
 */
export function Link({ to, replace, onClick, ...rest }: LinkProps): ReactElement {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(replace && { replace }),
    ...(rest.target && { target: rest.target }),
  })
  return createElement('a', {
    ...rest,
    href,
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      onClick?.(event)
      if (!event.defaultPrevented) follow(event)
    },
  })
}
