let composing: Promise<void> | undefined

document.addEventListener('compositionstart', () => {
  composing = new Promise((resolve) =>
    document.addEventListener('compositionend', () => resolve(), { once: true }),
  ).then(() => (composing = undefined))
})

/** Resolves when no input method composes a text: it would lose that with its field. */
export async function composed() {
  while (composing) await composing
}
