/*
 * Between pages, only the old page is a picture: it fades out over the live new page, which takes presses at once. A
 * picture of the new page would swallow them (https://drafts.csswg.org/css-view-transitions-1/#hit-testing).
 */

/** Call it while the old page still shows. */
export function beginFade(transition: ViewTransition) {
  setName('root')
  // An interrupted or skipped transition is not an error.
  transition.ready.catch(() => {})
}

/** Call it before the new page shows. */
export const showNewPage = () => setName('')

function setName(name: string) {
  document.documentElement.style.viewTransitionName = name
}
