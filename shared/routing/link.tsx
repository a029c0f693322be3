import { useRef, type ComponentProps } from 'react'
import { Link as RouterLink, NavLink as RouterNavLink } from 'react-router-dom'

export {
  BrowserRouter,
  matchRoutes,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom'

type Prefetch = (address: string) => void

let prefetch: Prefetch = () => {}

/** The host says once how the page behind an address is fetched ahead. */
export function installPrefetch(implementation: Prefetch) {
  prefetch = implementation
}

type Intent = Pick<ComponentProps<'a'>, 'onPointerEnter' | 'onFocus' | 'onTouchStart'>

/** A visitor who points at a link, focuses it or touches it is likely to follow it. */
function useIntent(
  to: unknown,
  { onPointerEnter, onFocus, onTouchStart }: Intent,
): Required<Intent> {
  const announced = useRef(false)
  const announce = () => {
    if (announced.current || typeof to !== 'string') return
    announced.current = true
    prefetch(to)
  }
  return {
    onPointerEnter: (event) => {
      announce()
      onPointerEnter?.(event)
    },
    onFocus: (event) => {
      announce()
      onFocus?.(event)
    },
    onTouchStart: (event) => {
      announce()
      onTouchStart?.(event)
    },
  }
}

export function Link(props: ComponentProps<typeof RouterLink>) {
  return <RouterLink {...props} {...useIntent(props.to, props)} />
}

export function NavLink(props: ComponentProps<typeof RouterNavLink>) {
  return <RouterNavLink {...props} {...useIntent(props.to, props)} />
}
