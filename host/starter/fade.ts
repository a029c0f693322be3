/*
 * Between pages the picture of the old one fades away over the new one, which takes presses at once: where it were a
 * picture, too, a press in it would reach nothing (https://drafts.csswg.org/css-view-transitions-1/#hit-testing).
 */

/** While the old page still shows. */
export function beginFade(transition: ViewTransition) {
  setName('root')
  // One that another interrupts, or that the browser leaves out, is no error.
  transition.ready.catch(() => {})
}

/** Before the new one shows. */
export const showNewPage = () => setName('')

function setName(name: string) {
  document.documentElement.style.viewTransitionName = name
}
