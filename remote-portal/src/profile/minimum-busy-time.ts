/** Milliseconds after which a busy state no longer looks like a flicker. */
const noticeable = 450

export const shownLongEnough = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, noticeable)
  })
