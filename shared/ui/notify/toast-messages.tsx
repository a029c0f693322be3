import { useEffect, useEffectEvent, useRef } from 'react'
import { CircleCheck, CircleX, Info, X } from 'lucide-react'
import {
  cssTransition,
  toast,
  ToastContainer,
  type ToastContentProps,
} from 'react-toastify/unstyled'
import styled from 'styled-components'
import { useLocation } from '../../contract/routing/link'
import { token } from '../theme/tokens'
import { AnyLink } from '../text/any-link'
import { IconButton } from '../controls/icon-button'
import type { Notification } from './notification'
import { ToastArea } from './toast-area'
import { useFreePlace } from './use-free-place'

/** Shows a message that disappears after a while, later if it has an action. */
export function showMessage(notification: Notification) {
  const { title, description = '', tone = 'default', stays = false, replaces } = notification
  // Repeating a visible message adds nothing, unless it is disappearing.
  const kind = stays ? 'stays' : tone
  const toastId = [kind, title, description, notification.action?.to, hidden].join('|')
  ids.set(notification, toastId)
  if (replaces) toast.dismiss()
  makeRoom(toastId)
  toast(ToastMessage, {
    toastId,
    data: notification,
    role: tone === 'destructive' ? 'alert' : 'status',
    className: `toast-${tone}`,
    autoClose: timeOf(notification),
  })
}

/** Milliseconds on the screen; false: until it is used or closed. */
function timeOf({ action, stays = false }: Notification) {
  if (stays) return false
  return action ? 12_000 : 6_000
}

export function hideMessage(notification: Notification) {
  const id = ids.get(notification)
  if (id === undefined) return
  toast.dismiss(id)
  hidden += 1
}

const ids = new WeakMap<Notification, string>()
/** Number of messages that have been hidden. */
let hidden = 0

const mostShown = 3
let shownIds: string[] = []

/**
 * A new message removes failures, since it reports a later result, and the oldest of too many messages; never one that
 * stays.
 */
function makeRoom(comingId: string) {
  const others = shownIds.filter((id) => id !== comingId && toast.isActive(id))
  const kept = others.filter((id) => id.startsWith('stays|'))
  const recent = others.filter((id) => !/^(?:stays|destructive)\|/.test(id)).slice(1 - mostShown)
  const staying = [...kept, ...recent]
  for (const id of others) if (!staying.includes(id)) toast.dismiss(id)
  shownIds = [...staying, comingId]
}

/** The messages, placed where they cover no controls. Rendered inside the router. */
export function MessageArea() {
  const area = useFreePlace(toast.onChange)
  return (
    <ToastArea ref={area}>
      <ToastContainer
        position="bottom-right"
        aria-label="Notifications (Alt+T)"
        transition={appearance}
        closeButton={false}
        progressClassName="keeps-time"
      />
    </ToastArea>
  )
}

const appearance = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapse: false })

const icons = { default: Info, success: CircleCheck, destructive: CircleX }

function ToastMessage({ data, closeToast }: ToastContentProps<Notification>) {
  const { title, description, tone = 'default', action } = data
  const Icon = icons[tone]
  return (
    <>
      <Icon aria-hidden="true" />
      <Words>
        <Heading>{title}</Heading>
        {description && <Description>{description}</Description>}
        {action && <WayOn {...action} onUsed={() => closeToast()} />}
      </Words>
      <Close type="button" aria-label="Close notification" onClick={() => closeToast()}>
        <X aria-hidden="true" />
      </Close>
    </>
  )
}

interface WayOnProps {
  label: string
  to: string
  onUsed: () => void
}

/** A link to a page. Arriving there in another way uses it, too. */
function WayOn({ label, to, onUsed }: WayOnProps) {
  const { pathname, search } = useLocation()
  const shownAt = useRef(pathname + search)
  const use = useEffectEvent(onUsed)
  useEffect(() => {
    const hasMoved = shownAt.current !== pathname + search
    shownAt.current = pathname + search
    const aim = new URL(to, window.location.href)
    const isThere = aim.pathname === pathname && (aim.search === '' || aim.search === search)
    if (hasMoved && isThere) use()
  }, [pathname, search, to])
  return (
    <Action to={to} onClick={onUsed}>
      {label}
    </Action>
  )
}

const Words = styled.div`
  display: grid;
  flex: 1;
  gap: 0.125rem;
  min-width: 0;
  overflow-wrap: break-word;
`

const Heading = styled.p`
  color: ${token.color.ink};
  font: 600 ${token.type.small} / 1.4 ${token.font.sans};
`

const Description = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.type.small};
  line-height: 1.45;
`

const Action = styled(AnyLink)`
  width: fit-content;
  padding-block: ${token.space[1]};
  color: ${token.color.accent};
  font: 600 ${token.type.small} / 1.4 ${token.font.sans};
  text-decoration: underline;
`

const Close = styled(IconButton)`
  width: 2rem;
  height: 2rem;
  margin: -0.3125rem -0.375rem 0 0;

  & > svg {
    width: 1rem;
    height: 1rem;
  }
`
