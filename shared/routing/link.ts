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
  /** An address inside the site: a path with its query and hash, or a hash alone. */
  to: string
  /** Whether the page takes the place of the present one in the history. */
  replace?: boolean
  /** What the page's history entry holds beside its address. */
  state?: object | undefined
}

/** Attribute of a link with the state of its page, as JSON. */
const stateAttribute = 'data-link-state'

/**
 * A link that the router follows without a new document. The router's own component brings the
 * prefetching of its framework, of which nothing works here, with 3 kB.
 * @example <Link to="/pricing?users=50">Prices</Link>
 */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps): ReactElement {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(replace && { replace }),
    ...(state && { state }),
    ...(rest.target && { target: rest.target }),
  })
  return createElement('a', {
    ...rest,
    ...(state && { [stateAttribute]: JSON.stringify(state) }),
    href,
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      onClick?.(event)
      if (!event.defaultPrevented) follow(event)
    },
  })
}

/**
 * The state that the markup of a link gives its page.
 * @internal For the host alone.
 */
export function linkState(link: Element): object | undefined {
  const text = link.getAttribute(stateAttribute)
  return text === null ? undefined : JSON.parse(text)
}
