let composing = Promise.resolve()

document.addEventListener('compositionstart', () => {
  composing = new Promise((resolve) =>
    document.addEventListener('compositionend', () => resolve(), { once: true }),
  )
})

/** Resolves when no input method is composing: replacing its field would lose the text. */
export const composed = () => composing
