import { pendingAttribute, type EarlyEvents } from './early-events'

/** Lets forms post to their address while the page's scripts have not come. */
export function postEarly(events: EarlyEvents): void {
  events.posts = { pass: () => pass(events), post }
  addEventListener('pagehide', postHeld)
}

/** A held press that submits a form submits it now, and no script that comes later repeats it. */
function pass({ held, leaveAlone }: EarlyEvents) {
  leaveAlone((control) => formOf(control) !== null)
  const press = held.findLast(({ event, control }) => {
    const isPress = event.type === 'submit' || control.matches('[type=submit]')
    return isPress && formOf(control)
  })
  if (!press) return
  held.length = 0
  formOf(press.control)?.requestSubmit()
}

/** A page that is closed before its scripts run posts the form that its visitor has submitted. */
function postHeld() {
  const pressed = document.querySelector(
    `form[action] [type=submit][${pendingAttribute}], form[action][${pendingAttribute}]`,
  )
  // A page that the browser keeps would repeat the press.
  if (pressed && post(pressed)) addEventListener('pageshow', () => window.location.reload())
}

function post(pressed: Element) {
  const form = pressed.matches('form, [type=submit]') && formOf(pressed)
  if (!form || !form.checkValidity()) return false
  const values = Array.from(new FormData(form), ([name, value]) => [name, String(value)])
  navigator.sendBeacon(form.action, new URLSearchParams(values))
  // The browser keeps typed text for a later visit.
  form.reset()
  return true
}

const formOf = (control: Element) => control.closest<HTMLFormElement>('form[action]')
