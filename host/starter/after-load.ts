import { afterOtherWork } from '@fivefold/shared/loading/after-other-work'

/** Calls back once the document is loaded and the browser is idle. */
export function afterLoad(call: () => void) {
  const wait = () => afterOtherWork(call)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
