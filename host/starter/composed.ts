let composing = Promise.resolve()

document.addEventListener('compositionstart', () => {
  composing = new Promise((resolve) =>
    document.addEventListener('compositionend', () => resolve(), { once: true }),
  )
})

/** Resolves when no input method composes a text: it would lose that with its field. */
export const composed = () => composing
