/** Milliseconds after which a busy state no longer looks like a flicker. */
const milliseconds = 450

export const minimumBusyTime = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds)
  })
