/** Milliseconds that a busy state needs to be noticed rather than seen as a flicker. */
const noticeable = 450

export const shownLongEnough = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, noticeable)
  })
